import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { deskPortal, signOffDesks, type Transaction } from 'shared-kernel/domain/transaction';
import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import { namedTransactions, transactions } from 'shared-kernel/testing/records';
import { commandTester, createTestWorkspace, testSession } from 'shared-kernel/testing';
import { openScreeningCases } from 'shared-kernel/workspace';
import { checksToRecord, simulatedMinutes } from '../checks/payment-checks';
import { releasePayment } from '../testing/release-payment';
import { approveTransaction, executeTransaction } from './move-transaction';
import { recordCheck } from './record-check';

const sampleNow = Date.parse('2024-07-22T09:00:00.000Z');
const longestMs = Math.max(...Object.values(simulatedMinutes)) * 60_000;

const cleared = (one: ReviewCase): ReviewCase => ({
  ...one,
  decisions: [
    {
      by: 'banking',
      name: 'A',
      at: one.openedAt,
      outcome: 'false_positive',
      reason: 'Another company',
      facts: one.since,
      end: { by: 'admin', name: 'B', at: one.openedAt, how: 'approved', reason: '' },
    },
  ],
});

async function clearedCases(id: string): Promise<readonly ReviewCase[]> {
  const workspace = createTestWorkspace({ records: { cases: [] } });
  const tester = commandTester({ workspace, session: testSession('banking') });
  await tester.run(openScreeningCases, { kind: 'transaction', id });
  return (await tester.source.list('cases')).map(cleared);
}

function movingWorkspace(cases?: readonly ReviewCase[]) {
  let at = sampleNow;
  const workspace = createTestWorkspace({
    now: () => new Date(at),
    ...(cases && { records: { cases } }),
  });
  return {
    inPortal: (portal: PortalKey) => commandTester({ workspace, session: testSession(portal) }),
    pass: (milliseconds: number) => {
      at += milliseconds;
    },
  };
}

type Moving = ReturnType<typeof movingWorkspace>;

async function prepare({ inPortal, pass }: Moving, { id, status, ...payment }: Transaction) {
  const banking = inPortal('banking');
  if (status === 'compliance_review') await inPortal('admin').done(releasePayment, { id });
  for (const desk of signOffDesks.slice(payment.signOffs?.length ?? 0))
    await inPortal(deskPortal[desk]).done(approveTransaction, { id });
  for (const check of checksToRecord(payment))
    await banking.done(recordCheck, { id, check, result: 'passed', comment: 'No match' });
  pass(longestMs);
}

const isFinal = ({ status }: Transaction) => status === 'completed' || status === 'failed';
const unended = transactions.filter((each) => !isFinal(each));

describe('unfinished sample payments', () => {
  it('[R30, TX5] the sample has payments with every combination of open status and payment type', () => {
    expect(new Set(unended.map(({ type, status }) => `${type} ${status}`)).size).toBe(9);
  });

  it.each(unended)(
    '[R30] the payment $id can be checked, signed off and executed',
    async (payment) => {
      const moving = movingWorkspace(await clearedCases(payment.id));
      await prepare(moving, payment);
      const done = await moving.inPortal('banking').done(executeTransaction, { id: payment.id });
      expect(done.status).toBe('completed');
      expect(done.processingSteps.map(({ status }) => status)).toEqual(
        payment.processingSteps.map(() => 'completed'),
      );
    },
  );
});

describe('recordCheck', () => {
  const id = namedTransactions.awaitingFirstSignOff;
  const passed = { id, check: 'aml_screening', result: 'passed', comment: 'No match' } as const;

  it('[R30, policy] only Banking and Admin can record a check', async () => {
    for (const portal of portalKeys) {
      const result = await commandTester({ session: testSession(portal) }).run(recordCheck, passed);
      const isTheirs = portal === 'banking' || portal === 'admin';
      expect(result).toMatchObject(
        isTheirs ? { status: 'done' } : { status: 'failed', error: { kind: 'denied' } },
      );
    }
  });

  it('[R30] the comment of a check is stored in the payment and the audit log', async () => {
    const tester = commandTester({ session: testSession('banking') });
    const { processingSteps } = await tester.done(recordCheck, passed);
    expect(processingSteps[0]).toMatchObject({ by: 'Tan Mei Ling', comment: 'No match' });
    expect(await tester.latestEntry()).toMatchObject({
      action: 'transaction.recordCheck',
      note: 'AML screening passed: No match',
    });
    expect(await tester.run(recordCheck, passed)).toMatchObject({
      error: { kind: 'refused', message: 'AML screening is complete.' },
    });
  });

  it('[R30] a failed check puts the payment on hold with a notification, and one Undo reverts both', async () => {
    const tester = commandTester({ session: testSession('banking') });
    const result = await tester.run(recordCheck, { ...passed, result: 'failed', comment: 'A hit' });
    expect(await tester.record('transactions', id)).toMatchObject({
      status: 'compliance_review',
      holdReason: 'AML screening failed: A hit',
    });
    expect(await tester.latestNotification()).toMatchObject({
      title: 'Transaction held for compliance review',
      metadata: { paymentId: id },
    });
    expect(tester.session.toasts.at(-1)).toMatchObject({ title: 'AML screening failed' });
    if (result.status === 'done') await result.undo?.();
    expect((await tester.record('transactions', id))?.status).toBe('pending');
  });

  it('[R30] a failed check can be recorded again after the release and before the execution', async () => {
    const moving = movingWorkspace();
    const banking = moving.inPortal('banking');
    await banking.done(recordCheck, { ...passed, result: 'failed' });
    await moving.inPortal('admin').done(releasePayment, { id });
    const payment = await banking.record('transactions', id);
    if (!payment) throw new Error(id);
    expect(checksToRecord(payment)).toContain('aml_screening');
    await prepare(moving, payment);
    await banking.done(executeTransaction, { id });
  });

  it.each([{ result: '' }, { comment: ' ' }, { check: 'swift_validation' }])(
    '[R30] rejects the check result %j',
    async (changes) => {
      const input = { ...passed, ...changes } as typeof passed;
      expect(await commandTester().run(recordCheck, input)).toMatchObject({
        status: 'failed',
        error: { kind: 'invalid', issues: [{ field: Object.keys(changes)[0] }] },
      });
    },
  );
});

describe('executeTransaction', () => {
  it('[R30] a payment with an open check cannot be executed, and the error names the check', async () => {
    const moving = movingWorkspace();
    const id = namedTransactions.cryptoInProcessing;
    await moving.inPortal('admin').done(approveTransaction, { id });
    const banking = moving.inPortal('banking');
    expect(await banking.run(executeTransaction, { id })).toMatchObject({
      error: { kind: 'refused', message: 'Blockchain analysis is not complete.' },
    });
    moving.pass(longestMs);
    await banking.done(executeTransaction, { id });
  });

  it('[R30] neither an execution nor the sign-offs before it can be undone', async () => {
    const moving = movingWorkspace();
    const { id } = unended.find(({ status, type }) => status === 'pending' && type === 'fiat') ?? {
      id: '',
    };
    const admin = moving.inPortal('admin');
    await moving.inPortal('banking').done(approveTransaction, { id });
    await moving.inPortal('law_firm').done(approveTransaction, { id });
    const signed = await admin.run(approveTransaction, { id });
    const payment = await admin.record('transactions', id);
    if (!payment) throw new Error(id);
    await prepare(moving, payment);
    const executed = await admin.run(executeTransaction, { id });
    expect(executed).toMatchObject({ status: 'done', undo: undefined });
    expect(admin.session.toasts.at(-1)).toMatchObject({
      title: 'Transaction executed',
      action: undefined,
    });
    const undone = signed.status === 'done' ? await signed.undo?.() : undefined;
    expect(undone).toMatchObject({ status: 'failed', error: { kind: 'conflict' } });
    expect((await admin.record('transactions', id))?.status).toBe('completed');
  });
});
