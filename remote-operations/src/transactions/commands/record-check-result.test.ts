import type { ReviewCase } from 'shared-kernel/domain/review-case';
import {
  signOffDeskPortal,
  signOffDesks,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import { namedTransactions, transactions } from 'shared-kernel/testing/records';
import { createCommandTester, createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { openScreeningCases } from 'shared-kernel/workspace';
import { listPendingManualChecks, simulatedCheckMinutes } from '../checks/payment-checks';
import { releasePayment } from '../testing/release-payment';
import { approveTransaction, executeTransaction } from './change-transaction-status';
import { recordCheckResult } from './record-check-result';

const sampleNow = Date.parse('2024-07-22T09:00:00.000Z');
const longestMs = Math.max(...Object.values(simulatedCheckMinutes)) * 60_000;

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
  const tester = createCommandTester({ workspace, session: createTestSession('banking') });
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
    inPortal: (portal: PortalKey) =>
      createCommandTester({ workspace, session: createTestSession(portal) }),
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
    await inPortal(signOffDeskPortal[desk]).done(approveTransaction, { id });
  for (const check of listPendingManualChecks(payment))
    await banking.done(recordCheckResult, { id, check, result: 'passed', comment: 'No match' });
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

describe('recordCheckResult', () => {
  const id = namedTransactions.awaitingFirstSignOff;
  const passed = { id, check: 'aml_screening', result: 'passed', comment: 'No match' } as const;

  it('[R30, policy] only Banking and Admin can record a check', async () => {
    for (const portal of portalKeys) {
      const result = await createCommandTester({ session: createTestSession(portal) }).run(
        recordCheckResult,
        passed,
      );
      const isTheirs = portal === 'banking' || portal === 'admin';
      expect(result).toMatchObject(
        isTheirs ? { status: 'done' } : { status: 'failed', error: { kind: 'denied' } },
      );
    }
  });

  it('[R30] the comment on a check is stored with the payment and in the audit log', async () => {
    const tester = createCommandTester({ session: createTestSession('banking') });
    const { processingSteps } = await tester.done(recordCheckResult, passed);
    expect(processingSteps[0]).toMatchObject({ by: 'Tan Mei Ling', comment: 'No match' });
    expect(await tester.latestEntry()).toMatchObject({
      action: 'transaction.recordCheck',
      note: 'AML screening passed: No match',
    });
    expect(await tester.run(recordCheckResult, passed)).toMatchObject({
      error: { kind: 'refused', message: 'AML screening is complete.' },
    });
  });

  it('[R30] a failed check puts the payment on hold with a notification, and one Undo reverts both', async () => {
    const tester = createCommandTester({ session: createTestSession('banking') });
    const result = await tester.run(recordCheckResult, {
      ...passed,
      result: 'failed',
      comment: 'A hit',
    });
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
    await banking.done(recordCheckResult, { ...passed, result: 'failed' });
    await moving.inPortal('admin').done(releasePayment, { id });
    const payment = await banking.record('transactions', id);
    if (!payment) throw new Error(id);
    expect(listPendingManualChecks(payment)).toContain('aml_screening');
    await prepare(moving, payment);
    await banking.done(executeTransaction, { id });
  });

  it.each([{ result: '' }, { comment: ' ' }, { check: 'swift_validation' }])(
    '[R30] rejects the check result %j',
    async (changes) => {
      const input = { ...passed, ...changes } as typeof passed;
      expect(await createCommandTester().run(recordCheckResult, input)).toMatchObject({
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
