import * as v from 'valibot';
import { createMissingCases, type ReviewCase } from 'shared-kernel/domain/review-case';
import {
  signOffDeskPortal,
  applyPaymentHold,
  signOffDesks,
} from 'shared-kernel/domain/transaction';
import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import { transactionActionReasonSchema } from './transaction-actions';
import { namedTransactions } from 'shared-kernel/testing/records';
import {
  createCommandTester,
  createTestWorkspace,
  createTestSession,
  type CommandTester,
} from 'shared-kernel/testing';
import { releasePayment } from '../testing/release-payment';
import {
  approveTransaction,
  executeTransaction,
  holdTransaction,
  rejectTransaction,
} from './change-transaction-status';
import { recordCheckResult } from './record-check-result';

const sampleAt = '2024-07-22T09:00:00.000Z';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester({ session: createTestSession('banking') });
});

const inPortal = (portal: PortalKey) =>
  createCommandTester({ workspace: tester.workspace, session: createTestSession(portal) });

const openOne = async () => {
  const list = await tester.source.list('transactions');
  const found = list.find(({ status, signOffs = [] }) => status === 'pending' && !signOffs.length);
  return found?.id ?? '';
};

describe('payment actions', () => {
  it('[T2, policy] the desks sign off a payment one after another, and each only in its own portal', async () => {
    const id = await openOne();
    const people = ['Tan Mei Ling', 'Oliver Bennett', 'Nadia Rahman'];
    for (const [place, desk] of signOffDesks.entries()) {
      const before = await tester.record('transactions', id);
      for (const portal of portalKeys.filter((each) => each !== signOffDeskPortal[desk])) {
        const result = await inPortal(portal).run(approveTransaction, { id });
        expect(result).toMatchObject({ status: 'failed', error: { kind: 'denied' } });
      }
      expect(await tester.record('transactions', id)).toEqual(before);
      const after = await inPortal(signOffDeskPortal[desk]).done(approveTransaction, { id });
      expect(after.signOffs?.at(-1)).toMatchObject({ desk, by: people[place] });
    }
    for (const desk of signOffDesks) {
      expect(await inPortal(signOffDeskPortal[desk]).run(approveTransaction, { id })).toMatchObject(
        {
          error: { kind: 'refused', message: 'All sign-offs are complete.' },
        },
      );
    }
  });

  it('[policy] names the portal that must sign off the payment next', async () => {
    const id = namedTransactions.awaitingFirstSignOff;
    await tester.done(approveTransaction, { id });
    expect(await tester.run(approveTransaction, { id })).toMatchObject({
      error: {
        message: expect.stringMatching(/This step belongs to the Legal portal\.$/) as unknown,
      },
    });
  });

  it('[TX5] a hold requires a reason and adds a notification', async () => {
    const id = namedTransactions.cryptoInProcessing;
    expect(await tester.run(holdTransaction, { id, reason: '  ' })).toMatchObject({
      status: 'failed',
      error: { kind: 'invalid', issues: [{ field: 'reason', message: 'Enter a reason' }] },
    });
    await tester.done(holdTransaction, { id, reason: 'Name match' });
    expect(await tester.latestNotification()).toMatchObject({
      title: 'Transaction held for compliance review',
      metadata: { paymentId: id },
    });
  });

  it('[R107, TX5] a hold notifies other users, but not the user who placed it', async () => {
    const id = namedTransactions.cryptoInProcessing;
    await tester.done(holdTransaction, { id, reason: 'Name match' });
    const isShown = async (portal: PortalKey) =>
      (await tester.notificationsFor(portal)).some(({ metadata }) => metadata?.paymentId === id);
    expect(await isShown('admin')).toBe(true);
    expect(await isShown('law_firm')).toBe(true);
    expect(await isShown('banking')).toBe(false);
  });

  it('[R63, TX5] a hold opens one review case with its reason, and Undo removes the case', async () => {
    const id = namedTransactions.cryptoInProcessing;
    const about = () => tester.source.find('cases', 'subject', { equals: `transaction/${id}` });
    const held = await tester.run(holdTransaction, { id, reason: 'Name match' });
    expect(await about()).toMatchObject([
      {
        cause: 'compliance_review',
        queue: 'banking',
        evidence: [{ text: 'Payment held: Name match', by: 'banking', name: 'Tan Mei Ling' }],
      },
    ]);
    if (held.status === 'done') await held.undo?.();
    expect(await about()).toEqual([]);
    await tester.done(holdTransaction, { id, reason: 'Name match' });
    await inPortal('admin').done(releasePayment, { id });
    expect(await about()).toHaveLength(1);
  });

  it('[R63] a new hold is added to the open review case of the payment and clears the earlier decision', async () => {
    const id = namedTransactions.cryptoInProcessing;
    const payment = await tester.record('transactions', id);
    if (!payment) throw new Error(id);
    const [hit] = createMissingCases(
      { transactions: [applyPaymentHold(payment, 'Hit', sampleAt)] },
      [],
      sampleAt,
    );
    if (!hit) throw new Error('A held payment has a case');
    const person = { by: 'admin', name: 'Nadia Rahman', at: sampleAt } as const;
    const decision = { ...person, outcome: 'confirmed', reason: 'It is them', facts: '' } as const;
    const open: ReviewCase = { ...hit, cause: 'sanctions_hit', decisions: [decision] };
    tester = createCommandTester({
      workspace: createTestWorkspace({ records: { cases: [open] } }),
      session: createTestSession('banking'),
    });
    await tester.done(holdTransaction, { id, reason: 'Name match' });
    const cases = await tester.source.list('cases');
    expect(cases).toMatchObject([
      {
        id: hit.id,
        evidence: [{ text: 'Payment held: Name match' }],
        decisions: [{ end: { how: 'cleared' } }],
      },
    ]);
    expect(cases).toHaveLength(1);
  });

  it('[R63] a payment on hold can be changed only through its review case', async () => {
    const id = namedTransactions.heldForReview;
    for (const command of [rejectTransaction, holdTransaction])
      expect(await tester.run(command, { id, reason: 'So' })).toMatchObject({
        status: 'failed',
        error: { kind: 'refused' },
      });
  });

  it('[N5, TX5] approval clears “Action required”, Undo restores it, and a hold adds a notification that requires action', async () => {
    const asks = async (id: string) => (await tester.record('notifications', id))?.actionRequired;
    const id = namedTransactions.awaitingFirstSignOff;
    const approved = await tester.run(approveTransaction, { id });
    expect(await asks('NT-002')).toBe(false);
    expect(await asks('NT-003')).toBe(true);
    expect(await tester.latestEntry()).toMatchObject({
      action: 'transaction.approve',
      subject: { collection: 'transactions', id },
    });
    if (approved.status === 'done') await approved.undo?.();
    expect(await asks('NT-002')).toBe(true);

    await tester.done(holdTransaction, { id, reason: 'Name match' });
    const held = (await tester.latestNotification())?.id ?? '';
    expect([await asks('NT-002'), await asks(held)]).toEqual([true, true]);
    await inPortal('admin').done(releasePayment, { id });
    expect([await asks('NT-002'), await asks(held)]).toEqual([false, false]);
  });

  it('[T2, TX5, R30] a payment can be executed only after every sign-off and check', async () => {
    const id = namedTransactions.awaitingFirstSignOff;
    for (const desk of signOffDesks) {
      expect(await tester.run(executeTransaction, { id })).toMatchObject({
        status: 'failed',
        error: { kind: 'refused' },
      });
      await inPortal(signOffDeskPortal[desk]).done(approveTransaction, { id });
    }
    for (const check of ['aml_screening', 'ofac_check'] as const)
      await tester.done(recordCheckResult, { id, check, result: 'passed', comment: 'No match' });
    expect(await tester.done(executeTransaction, { id })).toMatchObject({ status: 'completed' });
    expect((await tester.latestEntry())?.action).toBe('transaction.execute');
  });

  it('[TX5] a rejection stores its trimmed reason in record, audit log and notification', async () => {
    const id = await openOne();
    const rejected = await tester.done(rejectTransaction, { id, reason: '  Sanctioned port  ' });
    expect(rejected).toMatchObject({ status: 'failed', failureReason: 'Sanctioned port' });
    expect((await tester.latestEntry())?.note).toBe('Reject: Sanctioned port');
    const [alert] = await tester.source.find('notifications', 'timestamp', {
      descending: true,
      limit: 1,
    });
    expect(alert).toMatchObject({
      title: 'Transaction rejected',
      message: `${rejected.reference}: Sanctioned port`,
    });
  });

  it.each([holdTransaction, rejectTransaction])(
    '[TX5] the command $id accepts the same reasons as the form',
    async (command) => {
      const id = await openOne();
      for (const reason of ['', ' ', 'x'.repeat(501)]) {
        const said = v.safeParse(transactionActionReasonSchema, reason).issues?.[0].message;
        expect(await tester.run(command, { id, reason })).toMatchObject({
          status: 'failed',
          error: { kind: 'invalid', issues: [{ field: 'reason', message: said }] },
        });
      }
      await tester.done(command, { id, reason: 'x'.repeat(500) });
    },
  );
});
