import type { PortalKey, PortalPerson } from 'shared-kernel/domain/portal';
import { toPortalPerson } from 'shared-kernel/domain/profile';
import { profiles, transactions } from 'shared-kernel/testing/records';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { countCompletedSignOffs } from 'shared-kernel/domain/lifecycle';
import { getTransactionNextStep, getTransactionStage } from './transaction-progress';

const [payment] = transactions as [Transaction, ...Transaction[]];
const signOff = (desk: NonNullable<Transaction['signOffs']>[number]['desk']) => ({
  desk,
  by: 'Nadia Rahman',
  at: '2024-07-22T08:00:00.000Z',
});
const people = Object.fromEntries(
  profiles.map((profile) => [profile.portal, toPortalPerson(profile)]),
) as Record<PortalKey, PortalPerson>;
const all = [signOff('payments'), signOff('compliance'), signOff('treasury')];

describe('getTransactionNextStep', () => {
  it.each([
    ['pending', 0, 'Add sign-off 1 of 3', 'Payments desk (Banking portal)'],
    ['processing', 1, 'Add sign-off 2 of 3', 'Compliance desk (Legal portal)'],
    ['processing', 2, 'Add sign-off 3 of 3', 'Treasury desk (Admin portal)'],
    ['processing', 3, 'Record AML screening and OFAC check', 'Banking or Admin portal'],
    ['compliance_review', 3, 'Wait for the compliance review', 'Banking or Admin portal'],
    ['completed', 3, undefined, undefined],
  ] as const)(
    '[TX5, T2] shows the next step of a transaction with the status %s and %s sign-offs',
    (status, given, text, by) => {
      const step = getTransactionNextStep(
        { ...payment, status, signOffs: all.slice(0, given) },
        people,
      );
      expect([step?.text, step?.by]).toEqual([text, by]);
    },
  );

  it('[R62, R84] the creator of a payment cannot sign it off, but a colleague at the same desk can', () => {
    const pending = { ...payment, status: 'pending' as const, signOffs: [] };
    const blockers = (createdBy: PortalPerson) =>
      getTransactionNextStep({ ...pending, createdBy }, people)?.blockers;
    const text = `${people.banking.name} created this payment. Another person must sign off.`;
    expect(blockers(people.banking)).toEqual([{ text }]);
    expect(blockers({ ...people.banking, by: 'admin' })).toEqual([{ text }]);
    expect(blockers({ by: 'banking', name: 'Ana Ruiz', personId: 'PER-104' })).toEqual([]);
    expect(blockers(people.admin)).toEqual([]);
  });

  it('[R62] a user who has already signed off a payment cannot sign it off for the next desk', () => {
    const { name, personId } = people.law_firm;
    const first = { ...signOff('payments'), by: name, personId };
    const step = getTransactionNextStep(
      { ...payment, status: 'processing', signOffs: [first] },
      people,
    );
    expect(step?.blockers).toEqual([
      { text: `${name} already signed off this payment. Another person must sign off.` },
    ]);
  });

  it('[R30] after the last sign-off, the next steps are to record the checks and to execute the payment', () => {
    const signed = { ...payment, status: 'processing' as const, signOffs: all };
    const complete = (...steps: readonly string[]) =>
      getTransactionNextStep(
        {
          ...signed,
          processingSteps: payment.processingSteps.map((each) =>
            steps.includes(each.step) ? { ...each, status: 'completed' } : each,
          ),
        },
        people,
      );
    const recorded = ['aml_screening', 'ofac_check'];
    expect(complete(...recorded)).toEqual({
      text: 'Wait for SWIFT validation (simulated)',
      blockers: [],
    });
    expect(complete(...recorded, 'swift_validation')).toMatchObject({
      text: 'Execute',
      by: 'Banking or Admin portal',
    });
  });

  it('[R63, TX5] the next step of a transaction on hold is to decide its review case, or to approve that decision', () => {
    const held = { ...payment, status: 'compliance_review' as const };
    const state = 'Waiting for approval by Nadia Rahman';
    expect(
      getTransactionNextStep(held, people, [], { state: 'Open', isPending: false }),
    ).toMatchObject({
      text: 'Decide the review case',
      by: 'Banking or Admin portal',
    });
    const pending = getTransactionNextStep(held, people, [], { state, isPending: true });
    expect([pending?.text, pending?.by]).toEqual([state, undefined]);
  });

  it('[TX5] the next step of a transaction contains the reason for a hold or failure', () => {
    const held = { ...payment, status: 'compliance_review' as const };
    const reason = 'A director is on a list.';
    expect(getTransactionNextStep({ ...held, holdReason: reason }, people)?.blockers).toEqual([
      { text: reason },
    ]);
    const { holdReason: _none, ...unexplained } = held;
    expect(getTransactionNextStep(unexplained, people)?.blockers).toEqual([]);
    expect(
      getTransactionNextStep({ ...payment, status: 'failed', failureReason: reason }, people),
    ).toEqual({
      text: 'Resolve the issue with the counterparty, then create a new payment',
      tone: 'danger',
      blockers: [{ text: reason }],
    });
  });
});

describe('sample transactions', () => {
  it('[T2] sample transactions have as many sign-offs as their stage requires', () => {
    for (const transaction of transactions) {
      expect(transaction.signOffs?.length ?? 0).toBe(
        countCompletedSignOffs(getTransactionStage(transaction)),
      );
    }
  });
});
