import type { ReviewCase } from 'shared-kernel/domain/review-case';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { createCommandTester, createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { clients, complianceRecords, transactions } from 'shared-kernel/testing/records';
import { openScreeningCases } from 'shared-kernel/workspace';
import {
  approveTransaction,
  executeTransaction,
  holdTransaction,
} from './change-transaction-status';

function sample(status: Transaction['status'], signed: number): Transaction {
  const found = transactions.find(
    (each) => each.status === status && (each.signOffs?.length ?? 0) === signed,
  );
  if (!found) throw new Error(`The sample has no payment ${status}`);
  return found;
}

const stranger = (payment: Transaction, counterparty: string): Transaction => ({
  ...payment,
  clientId: '',
  counterparty,
});

const listed = 'Severnyi Briz Shipping OOO';

function desk(payment: Transaction, records = {}) {
  const workspace = createTestWorkspace({
    records: { transactions: [payment], cases: [], ...records },
  });
  return createCommandTester({ workspace, session: createTestSession('banking') });
}

const refusal = (message: RegExp) => ({
  status: 'failed',
  error: { kind: 'refused', message: expect.stringMatching(message) as unknown },
});

async function decide(tester: ReturnType<typeof desk>, outcome: 'false_positive' | 'confirmed') {
  const [one] = await tester.source.list('cases');
  if (!one) throw new Error('There is no case');
  const by = { by: 'banking', name: 'A', at: one.openedAt } as const;
  const decision: ReviewCase['decisions'][number] = {
    ...by,
    outcome,
    reason: 'Looked at',
    facts: one.since,
    end: { by: 'admin', name: 'B', at: one.openedAt, how: 'approved', reason: '' },
  };
  return desk(transactionOf(await tester.source.list('transactions')), {
    cases: [{ ...one, decisions: [decision] }],
  });
}

const transactionOf = ([payment]: readonly Transaction[]) => {
  if (!payment) throw new Error('There is no payment');
  return payment;
};

describe('payment to a sanctioned counterparty', () => {
  const pending = stranger(sample('pending', 0), listed);
  const signed = stranger(sample('processing', 3), listed);

  it('[R41, TX4] blocks approval and execution of a payment with a sanctions hit, with or without a review case', async () => {
    const waiting =
      /matches SL-010 on the sanctions list\. The match must first be cleared in a review case\./;
    for (const [payment, command] of [
      [pending, approveTransaction],
      [signed, executeTransaction],
    ] as const) {
      const tester = desk(payment);
      const { id } = payment;
      expect(await tester.run(command, { id })).toMatchObject(refusal(waiting));
      await tester.done(openScreeningCases, { kind: 'transaction', id });
      expect(await tester.run(command, { id })).toMatchObject(refusal(waiting));
      expect((await tester.record('transactions', id))?.status).toBe(payment.status);
    }
  });

  it('[R41, cases] a payment to a sanctioned counterparty gets one review case, and the notification belongs to no client', async () => {
    const tester = desk(pending);
    const { id } = pending;
    for (const _time of [1, 2]) await tester.done(openScreeningCases, { kind: 'transaction', id });
    expect(await tester.source.list('cases')).toMatchObject([
      {
        id: `RC-${id}-SL-010-sanctions_hit`,
        subject: { kind: 'transaction', id, part: 'SL-010' },
        name: `${listed} (SL-010)`,
        queue: 'banking',
        riskLevel: 'high',
      },
    ]);
    const warning = await tester.latestNotification();
    expect(warning).toMatchObject({ title: 'Screening result to review' });
    expect(warning).not.toHaveProperty('clientName');
    expect(warning).not.toHaveProperty('clientId');
  });

  it('[R41] a false positive unblocks the payment, and a confirmed hit does not unblock it', async () => {
    const tester = desk(pending);
    const { id } = pending;
    await tester.done(openScreeningCases, { kind: 'transaction', id });
    const confirmed = await decide(tester, 'confirmed');
    expect(await confirmed.run(approveTransaction, { id })).toMatchObject(
      refusal(/matches SL-010 on the sanctions list\. The match is confirmed\./),
    );
    const free = await decide(tester, 'false_positive');
    expect((await free.done(approveTransaction, { id })).signOffs).toHaveLength(1);
  });

  it('[R41] a payment with a sanctions hit can be put on hold', async () => {
    const input = { id: pending.id, reason: 'Listed' };
    expect(await desk(pending).done(holdTransaction, input)).toMatchObject({
      status: 'compliance_review',
    });
  });

  it('[R40, R41] a payment is blocked if the counterparty name cannot be compared with the sanctions list', async () => {
    const payment = stranger(sample('pending', 0), 'မြင့်သန်းဇော်');
    const { id } = payment;
    expect(await desk(payment).run(approveTransaction, { id })).toMatchObject(
      refusal(/could not be compared with the sanctions list/),
    );
  });

  it('[R41] an open review case about the client blocks the payment, and no second review case is opened', async () => {
    const gulf = clients.find(({ companyName }) => companyName === 'Gulf Horizon Trading');
    const record = complianceRecords.find(({ name }) => name === gulf?.companyName);
    const payment = { ...sample('processing', 3), counterparty: gulf?.companyName ?? '' };
    const { id } = payment;
    const tester = desk(payment);
    expect(await tester.run(executeTransaction, { id })).toMatchObject(refusal(/matches SL-009/));
    await tester.done(openScreeningCases, { kind: 'transaction', id });
    expect(await tester.source.list('cases')).toMatchObject([
      { subject: { kind: 'client', id: record?.id }, clientId: gulf?.id },
    ]);
  });
});
