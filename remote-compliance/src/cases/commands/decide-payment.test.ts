import type { Notification } from 'shared-kernel/domain/notification';
import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import { findEffectiveDecision, type ReviewCase } from 'shared-kernel/domain/review-case';
import { applyPaymentHold, applyPaymentRelease } from 'shared-kernel/domain/transaction';
import { createCommandTester, createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { namedTransactions, transactions } from 'shared-kernel/testing/records';
import { createTestCase } from '../testing/test-case';
import { answerDecision, submitDecision } from './decide-case';

const id = namedTransactions.heldForReview;
const found = transactions.find((one) => one.id === id);
if (!found) throw new Error('The sample has a held payment');
const { holdReason = '', ...payment } = found;
const held = applyPaymentHold(found, holdReason, '2024-07-22T08:00:00.000Z');

const hold = createTestCase({
  id: 'RC-hold',
  subject: { kind: 'transaction', id },
  cause: 'compliance_review',
  name: payment.reference,
});
const hit: ReviewCase = { ...hold, id: 'RC-hit', cause: 'sanctions_hit', since: 'now digest' };

function desk({ cases = [hold], record = held } = {}) {
  const alert: Notification = {
    id: 'NT-held',
    type: 'urgent',
    category: 'financial',
    title: 'Held',
    message: '',
    timestamp: '2024-07-22T08:00:00.000Z',
    isRead: false,
    isStarred: false,
    source: 'Transaction Dashboard',
    actionRequired: true,
    metadata: { paymentId: id },
    priority: 'high',
  };
  const workspace = createTestWorkspace({
    records: { cases, transactions: [record], notifications: [alert] },
  });
  const at = (portal: PortalKey) =>
    createCommandTester({ workspace, session: createTestSession(portal) });
  const [banking, admin] = [at('banking'), at('admin')];
  const told = async () => {
    const shown = await Promise.all(portalKeys.map((portal) => admin.notificationsFor(portal)));
    const ids = new Set(shown.flat().map(({ id: shownId }) => shownId));
    return (await admin.source.list('notifications'))
      .filter((one) => one.portal !== undefined && ids.has(one.id))
      .map(({ title, portal, actionRequired, metadata }) => ({
        title,
        portal,
        actionRequired,
        ...metadata,
      }));
  };
  return { banking, admin, law: at('law_firm'), told };
}

type Desk = ReturnType<typeof desk>;

const submit = ({ banking }: Desk, outcome: 'false_positive' | 'confirmed' | 'remediated') =>
  banking.done(submitDecision, { id: hold.id, outcome, reason: ' The desk confirmed it ' });

const approval = { id: hold.id, answer: 'approve' } as const;

describe('a decision on a payment on hold', () => {
  it.each(['false_positive', 'remediated'] as const)(
    '[R63, TX5] releases the payment once a second person approves the outcome %s',
    async (outcome) => {
      const people = desk();
      await submit(people, outcome);
      expect(await people.admin.record('transactions', id)).toEqual(held);
      const { moved } = await people.admin.done(answerDecision, approval);
      expect(moved?.move).toBe('release');
      expect(await people.admin.record('transactions', id)).toEqual(applyPaymentRelease(held));
      expect(await people.admin.record('notifications', 'NT-held')).toMatchObject({
        actionRequired: false,
      });
      expect((await people.admin.latestEntry())?.note).toBe('Payment released');
      expect(people.admin.session.toasts.at(-1)).toMatchObject({ title: 'Payment released' });
    },
  );

  it('[R63, TX5] rejects the payment with the reason of the approved decision', async () => {
    const people = desk();
    await submit(people, 'confirmed');
    await people.admin.done(answerDecision, approval);
    expect(await people.admin.record('transactions', id)).toMatchObject({
      status: 'failed',
      failureReason: 'The desk confirmed it',
    });
    const lines = await people.admin.source.list('auditEntries');
    expect(
      lines
        .filter(
          ({ action, note }) => action === 'case.answerDecision' && note === 'Payment rejected',
        )
        .map(({ subject }) => subject.collection)
        .sort(),
    ).toEqual(['cases', 'transactions']);
  });

  it('[R63] does not change the payment if the reviewer sends back the decision', async () => {
    const people = desk();
    await submit(people, 'confirmed');
    await people.admin.done(answerDecision, { id: hold.id, answer: 'return', reason: 'Why?' });
    expect(await people.admin.record('transactions', id)).toEqual(held);
  });

  it.each([
    ['the author', 'banking', /^You submitted this decision/],
    ['a portal that does not decide', 'law_firm', /decide screenings and payments/],
  ] as const)(
    '[R62, R63, policy] a decision on a payment cannot be approved by %s',
    async (_who, portal, message) => {
      const people = desk();
      await submit(people, 'false_positive');
      const tester = portal === 'banking' ? people.banking : people.law;
      expect(await tester.run(answerDecision, approval)).toMatchObject({
        status: 'failed',
        error: { message: expect.stringMatching(message) as unknown },
      });
      expect(await people.admin.record('transactions', id)).toEqual(held);
    },
  );

  it('[R63] a payment decision is approved only once, even if the button is pressed twice', async () => {
    const people = desk();
    await submit(people, 'false_positive');
    const results = await Promise.all([
      people.admin.run(answerDecision, approval),
      people.admin.run(answerDecision, approval),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['done', 'failed']);
    expect(await people.admin.record('transactions', id)).toEqual(applyPaymentRelease(held));
  });

  it.each([
    ['the payment is no longer on hold', [hold], hold, applyPaymentRelease(held)],
    ['another case decides on the hold', [hold, hit], hit, held],
  ])(
    '[R63] an approved decision does not change the payment if %s',
    async (_when, cases, about, record) => {
      const people = desk({ cases, record });
      await people.banking.done(submitDecision, {
        id: about.id,
        outcome: 'confirmed',
        reason: 'It is them',
      });
      await people.admin.done(answerDecision, { id: about.id, answer: 'approve' });
      expect(await people.admin.record('transactions', id)).toEqual(record);
    },
  );

  it('[R63] clears the decision if the payment changed after it was submitted', async () => {
    const people = desk();
    await submit(people, 'false_positive');
    await people.admin.source.withWriteLock(({ write }) =>
      write([
        {
          collection: 'transactions',
          key: id,
          base: { record: held, revision: 0 },
          next: { ...held, complianceScore: 12 },
        },
      ]),
    );
    expect((await people.admin.done(answerDecision, approval)).end).toBe('cleared');
    expect(await people.admin.record('transactions', id)).toMatchObject({
      status: 'compliance_review',
    });
    const kept = await people.admin.record('cases', hold.id);
    expect(kept && findEffectiveDecision(kept)).toBeUndefined();
  });
});

describe('notifications about a decision', () => {
  it('[R65] notifies the possible approvers of a pending decision, but not its author', async () => {
    const people = desk();
    await submit(people, 'false_positive');
    expect(await people.told()).toEqual([
      {
        title: `Decision awaiting approval: ${hold.name}`,
        portal: 'admin',
        actionRequired: true,
        caseId: hold.id,
        paymentId: id,
      },
    ]);
  });

  it('[R65, R66] notifies the other reviewers of a released payment, but not the approver', async () => {
    const people = desk();
    await submit(people, 'false_positive');
    await people.admin.done(answerDecision, approval);
    const [waiting, ...told] = (await people.told()).toSorted((a, b) =>
      a.title.localeCompare(b.title),
    );
    expect(waiting).toMatchObject({ portal: 'admin', actionRequired: false });
    expect(told.map(({ title, portal }) => [title, portal]).toSorted()).toEqual([
      [`Payment released: ${hold.name}`, 'banking'],
      [`Payment released: ${hold.name}`, 'law_firm'],
    ]);
  });

  it('[R65] notifies the author of a returned decision and requests a new decision', async () => {
    const people = desk();
    await submit(people, 'confirmed');
    await people.admin.done(answerDecision, { id: hold.id, answer: 'return', reason: 'Why?' });
    expect((await people.told()).filter(({ portal }) => portal === 'banking')).toMatchObject([
      { title: `Decision returned: ${hold.name}`, actionRequired: true },
    ]);
  });

  it('[R65] notifies the approvers again if a new decision replaces a pending one', async () => {
    const people = desk();
    await submit(people, 'false_positive');
    await submit(people, 'confirmed');
    expect((await people.told()).map(({ actionRequired }) => actionRequired)).toEqual([
      false,
      true,
    ]);
  });
});
