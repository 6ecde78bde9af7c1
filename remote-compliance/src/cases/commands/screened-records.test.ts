import type { ReviewCase } from 'shared-kernel/domain/review-case';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { createCommandTester, createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { clients, contracts, processes, transactions } from 'shared-kernel/testing/records';
import { defineCommand, openScreeningCases, getScreeningError } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { answerDecision, submitDecision } from './decide-case';
import { openDueReviewCases } from './open-due-review-cases';

function first<T>([found]: readonly T[]): T {
  if (found === undefined) throw new Error('The sample has none');
  return found;
}

const payment = {
  ...first(transactions.filter(({ status }) => status === 'pending')),
  clientId: '',
  counterparty: 'Severnyi Briz Shipping OOO',
};
const process = first(processes);
const vendorProcess = {
  ...process,
  milestones: process.milestones.map((milestone, at) =>
    at === 0 ? { ...milestone, assignedTo: 'Tabriz Precision Bearings' } : milestone,
  ),
};
const contract = first(contracts);
const signedByListed = {
  ...contract,
  signatories: [{ ...first(contract.signatories), name: 'Timur Bekov' }],
};

const imported = {
  transactions: [payment],
  processes: [vendorProcess],
  contracts: [signedByListed],
  clients,
  complianceRecords: [],
  cases: [],
};

function desk(records = {}) {
  const workspace = createTestWorkspace({ records: { ...imported, ...records } });
  const at = (portal: PortalKey) =>
    createCommandTester({ workspace, session: createTestSession(portal) });
  const people = { banking: at('banking'), admin: at('admin') };
  const screened = async () =>
    (await people.admin.source.list('cases')).filter(({ cause }) => cause === 'sanctions_hit');
  const decide = async ({ id }: ReviewCase, outcome: 'false_positive' | 'confirmed') => {
    const reason = 'Another bearer of the name';
    await people.admin.done(submitDecision, { id, outcome, reason });
    const approver =
      (await people.admin.record('cases', id))?.queue === 'law_firm' ? 'law_firm' : 'banking';
    await at(approver).done(answerDecision, { id, answer: 'approve' });
  };
  return { ...people, screened, decide };
}

const refusals = defineCommand({
  id: 'test.refusals',
  label: 'Looked at screening',
  input: v.object({}),
  permission: 'own',
  apply: async (transaction, _input, context) => ({
    payments: await getScreeningError(
      transaction,
      { kind: 'transaction', record: payment },
      context,
    ),
    processes: await getScreeningError(
      transaction,
      { kind: 'process', record: vendorProcess },
      context,
    ),
    envelopes: await getScreeningError(
      transaction,
      { kind: 'contract', record: signedByListed },
      context,
    ),
  }),
});

const paymentRefusal = defineCommand({
  id: 'test.paymentRefusal',
  label: 'Looked at a payment',
  input: v.object({ id: v.string() }),
  permission: 'own',
  apply: async (transaction, { id }, context) =>
    getScreeningError(
      transaction,
      { kind: 'transaction', record: await transaction.need('transactions', id) },
      context,
    ),
});

describe('screening of imported records', () => {
  it('[R41, cases] opens one review case each for a counterparty, a vendor and a signatory on the sanctions list', async () => {
    const { admin, screened } = desk();
    for (const _time of [1, 2]) await admin.done(openDueReviewCases, {});
    expect((await screened()).map(({ subject, name }) => [subject.kind, name])).toEqual(
      expect.arrayContaining([
        ['transaction', 'Severnyi Briz Shipping OOO (SL-010)'],
        ['process', 'Tabriz Precision Bearings (SL-013)'],
        ['contract', 'Timur Bekov (SL-001)'],
      ]),
    );
    expect(await screened()).toHaveLength(3);
  });

  it('[R41] screens the counterparty name of a payment if it is not a name of the linked client', async () => {
    const client = first(clients);
    const record = { ...payment, clientId: client.id };
    const { admin, screened, decide } = desk({
      transactions: [record],
      processes: [],
      contracts: [],
    });
    const refusal = () => admin.done(paymentRefusal, { id: record.id });
    expect(await refusal()).toMatch(/matches SL-010/);
    await admin.done(openScreeningCases, { kind: 'transaction', id: record.id });
    await admin.done(openDueReviewCases, {});
    const cases = await screened();
    expect(cases.map(({ subject, name, clientId }) => [subject.kind, name, clientId])).toEqual([
      ['transaction', 'Severnyi Briz Shipping OOO (SL-010)', ''],
    ]);
    await decide(first(cases), 'false_positive');
    expect(await refusal()).toBeUndefined();
  });

  it('[R41] does not screen a counterparty again if the name is a current or former name of the client', async () => {
    const client = { ...first(clients), formerNames: ['Severnyi Briz Shipping OOO'] };
    const record = { ...payment, clientId: client.id };
    const { admin, screened } = desk({
      clients: [client],
      transactions: [record],
      processes: [],
      contracts: [],
    });
    await admin.done(openScreeningCases, { kind: 'transaction', id: record.id });
    await admin.done(openDueReviewCases, {});
    expect(await screened()).toHaveLength(1);
  });

  it('[R41] does not screen a completed or failed payment', async () => {
    for (const status of ['completed', 'failed'] as const) {
      const { admin, screened } = desk({
        transactions: [{ ...payment, status }],
        processes: [],
        contracts: [],
      });
      await admin.done(openDueReviewCases, {});
      expect(await screened()).toEqual([]);
    }
  });

  it.each([
    ['false_positive', undefined],
    ['confirmed', expect.stringMatching(/The match is confirmed\.$/) as unknown],
  ] as const)(
    '[R41, cases] does not reopen a sanctions hit that two people decided: %s',
    async (outcome, refusal) => {
      const { admin, screened, decide } = desk();
      await admin.done(openDueReviewCases, {});
      for (const one of await screened()) await decide(one, outcome);
      await admin.done(openDueReviewCases, {});
      expect(await screened()).toHaveLength(3);
      const { payments, processes: ofVendors, envelopes } = await admin.done(refusals, {});
      expect([payments, ofVendors, envelopes]).toEqual([refusal, refusal, refusal]);
    },
  );

  it('[R41, cases] does not reopen a decided sanctions hit on a signatory of an unsent envelope', async () => {
    const { admin, screened, decide } = desk({ contracts: [{ ...contract, signatories: [] }] });
    const kind = 'contract' as const;
    const named = { kind, id: contract.id, names: ['Timur Bekov'] };
    await admin.done(openScreeningCases, named);
    await decide(first(await screened()), 'false_positive');
    await admin.done(openScreeningCases, named);
    expect(await screened()).toHaveLength(1);
  });

  it('[R41] does not add sanctions hits on other parties to a client’s history', async () => {
    const { admin, screened, decide } = desk();
    await admin.done(openDueReviewCases, {});
    for (const one of await screened()) await decide(one, 'confirmed');
    expect(await admin.source.list('clients')).toEqual(clients);
    const warnings = await admin.source.list('notifications');
    const confirmed = warnings.filter(({ title }) => title === 'Sanctions hit confirmed');
    expect(confirmed).toHaveLength(3);
    for (const warning of confirmed) expect(warning).not.toHaveProperty('clientName');
  });
});
