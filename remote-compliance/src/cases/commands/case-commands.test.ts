import type { PortalKey } from 'shared-kernel/domain/portal';
import {
  findPendingDecision,
  findEffectiveDecision,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import {
  createCommandTester,
  createTestWorkspace,
  createTestSession,
  type CommandTester,
} from 'shared-kernel/testing';
import { clients, complianceRecords, createSampleContents } from 'shared-kernel/testing/records';
import { originalSampleTime } from 'shared-kernel/workspace';
import { advanceScreening } from '../../compliance-score/commands/advance-screening';
import { maxOpenCasesPerPerson } from '../rules/assignment';
import { createTestCase } from '../testing/test-case';
import { assignCases } from './assign-cases';
import { answerDecision, submitDecision } from './decide-case';
import { escalateCase, setCaseDueDate, snoozeCase } from './schedule-case';
import { addCaseEvidence, commentOnCase } from './comment-on-case';
import { openReviewCase } from './open-review-case';
import { openDueReviewCases } from './open-due-review-cases';
import { assignCaseToMe, assignNextCaseToMe } from './assign-case-to-me';

const [record] = complianceRecords;
if (!record) throw new Error('The sample has a case');
const about = { kind: 'client', id: record.id, part: 'aml' } as const;
const mine = createTestCase({ subject: about });
const legal = createTestCase({
  id: 'RC-2',
  subject: { kind: 'document', id: 'CL-001', part: 'D' },
});

function desk(cases: readonly ReviewCase[] = [mine, legal]) {
  const workspace = createTestWorkspace({ records: { cases } });
  const at = (portal: PortalKey) =>
    createCommandTester({ workspace, session: createTestSession(portal) });
  return { banking: at('banking'), admin: at('admin'), law: at('law_firm'), vendor: at('vendor') };
}

const refused = (message: RegExp) => ({
  status: 'failed',
  error: { message: expect.stringMatching(message) as unknown },
});

const decision = { id: mine.id, outcome: 'false_positive', reason: 'Another person' } as const;

describe('opening review cases', () => {
  it('[cases] no review cases are due for the unchanged sample data', async () => {
    const { admin } = desk(createSampleContents(originalSampleTime).cases);
    const before = await admin.source.list('cases');
    expect(new Set(before.map(({ cause }) => cause)).size).toBeGreaterThan(2);
    await admin.done(openDueReviewCases, {});
    expect(await admin.source.list('cases')).toEqual(before);
  });

  it('[cases] opens every due review case once and sends no notification', async () => {
    const { admin, vendor } = desk([]);
    const noticed = await admin.source.list('notifications');
    await vendor.done(openDueReviewCases, {});
    const cases = await admin.source.list('cases');
    const ids = (list: readonly ReviewCase[]) => list.map((one) => one.id).sort();
    expect(ids(cases)).toEqual(ids(createSampleContents(originalSampleTime).cases));
    expect(await admin.latestEntry()).toMatchObject({ action: 'case.openDue', actor: 'Trustfold' });
    await admin.done(openDueReviewCases, {});
    expect(await admin.source.list('cases')).toEqual(cases);
    expect(await admin.source.list('notifications')).toEqual(noticed);
  });

  it('[cases] refuses to open a second review case manually while the client has an open one', async () => {
    const { banking, law } = desk();
    const input = { recordId: record.id, reason: 'Its owner changed' };
    const opened = await banking.done(openReviewCase, input);
    expect(opened).toMatchObject({ cause: 'by_hand', queue: 'banking' });
    expect(opened.comments).toMatchObject([{ text: 'Its owner changed', by: 'banking' }]);
    expect(await banking.run(openReviewCase, input)).toMatchObject(refused(/opened manually/));
    expect(await law.run(openReviewCase, input)).toMatchObject({ error: { kind: 'denied' } });
  });
});

describe('assigning review cases', () => {
  it('[cases] “Assign next to me” assigns the most urgent review case, and others see who owns it', async () => {
    const { banking, admin } = desk();
    expect((await banking.done(assignNextCaseToMe, {})).id).toBe(mine.id);
    expect(await admin.run(assignCaseToMe, { id: mine.id })).toMatchObject(
      refused(/Banking portal/),
    );
    expect(await banking.run(assignNextCaseToMe, {})).toMatchObject(
      refused(/No unassigned review cases/),
    );
    expect((await admin.done(assignNextCaseToMe, {})).id).toBe(legal.id);
  });

  it('[cases, policy] users can assign a review case to themselves only in a portal that may decide it', async () => {
    const { law, vendor } = desk();
    expect(await law.run(assignCaseToMe, { id: mine.id })).toMatchObject({
      error: { kind: 'denied' },
    });
    expect(await law.run(assignCaseToMe, { id: legal.id })).toMatchObject({ status: 'done' });
    expect(await vendor.run(assignNextCaseToMe, {})).toMatchObject({ error: { kind: 'denied' } });
  });

  it('[cases] limits a person to fifteen open review cases, even if several are assigned at once', async () => {
    const many = Array.from({ length: maxOpenCasesPerPerson + 1 }, (_, at) =>
      createTestCase({ id: `RC-${at}` }),
    );
    const { banking, admin } = desk(many);
    const ids = many.map(({ id }) => id);
    expect(await admin.run(assignCases, { ids, to: 'banking' })).toMatchObject(
      refused(/at most 15/),
    );
    await admin.done(assignCases, { ids: ids.slice(1), to: 'banking' });
    expect(await banking.run(assignNextCaseToMe, {})).toMatchObject(refused(/at most 15/));
    await banking.done(escalateCase, { id: 'RC-1', to: 'admin' });
    await banking.done(assignNextCaseToMe, {});
  });

  it.each([
    ['assigning', (desk: CommandTester) => desk.run(assignCaseToMe, { id: mine.id })],
    ['moving', (desk: CommandTester) => desk.run(escalateCase, { id: mine.id, to: 'admin' })],
    [
      'snoozing',
      (desk: CommandTester) => desk.run(snoozeCase, { id: mine.id, until: '2024-08-01' }),
    ],
  ])('[cases] undo after %s a review case restores the case', async (_what, act) => {
    const { banking } = desk();
    const result = await act(banking);
    expect(await banking.record('cases', mine.id)).not.toEqual(mine);
    if (result.status === 'done') await result.undo?.();
    expect(await banking.record('cases', mine.id)).toEqual(mine);
  });
});

describe('deciding a review case', () => {
  it('[cases, policy] a decision needs the approval of a second person in another portal', async () => {
    const { banking, admin, law } = desk();
    await banking.done(submitDecision, decision);
    const approval = { id: mine.id, answer: 'approve' } as const;
    expect(await banking.run(answerDecision, approval)).toMatchObject(
      refused(/^You submitted this decision/),
    );
    expect(await law.run(answerDecision, approval)).toMatchObject({ error: { kind: 'denied' } });
    await admin.done(answerDecision, approval);
    const kept = await admin.record('cases', mine.id);
    expect(kept && findEffectiveDecision(kept)).toMatchObject({
      by: 'banking',
      end: { by: 'admin' },
    });
    expect((await admin.latestEntry())?.note).toBe('Decision approved');
  });

  it('[cases] an approved decision cannot be undone and can be reversed only by a new decision', async () => {
    const { banking, admin } = desk();
    const submitted = await banking.run(submitDecision, decision);
    const approved = await admin.run(answerDecision, { id: mine.id, answer: 'approve' });
    expect([submitted, approved]).toMatchObject([{ undo: undefined }, { undo: undefined }]);
    await admin.done(submitDecision, { id: mine.id, outcome: 'reopened', reason: 'A new name' });
    await banking.done(answerDecision, { id: mine.id, answer: 'approve' });
    const kept = await admin.record('cases', mine.id);
    expect(kept && findEffectiveDecision(kept)).toBeUndefined();
  });

  it('[cases] a reviewer can send back a decision only with a reason', async () => {
    const { banking, admin } = desk();
    await banking.done(submitDecision, decision);
    const back = { id: mine.id, answer: 'return' } as const;
    expect(await admin.run(answerDecision, back)).toMatchObject(refused(/reason/));
    await admin.done(answerDecision, { ...back, reason: 'Which list?' });
    expect((await admin.latestEntry())?.note).toBe('Decision returned: Which list?');
  });

  it('[cases, R105] a reviewer cannot send back a decision that a newer decision has superseded', async () => {
    const { banking, admin } = desk();
    await banking.done(submitDecision, decision);
    await banking.done(submitDecision, { ...decision, reason: 'Another reason' });
    const back = { id: mine.id, answer: 'return', reason: 'Which list?', decision: 1 } as const;
    expect(await admin.run(answerDecision, back)).toMatchObject(refused(/^Another decision/));
    await admin.done(answerDecision, { ...back, decision: 2 });
  });

  it('[cases] new evidence clears the pending decision, and the audit log and the toast say so', async () => {
    const { banking, admin } = desk();
    await banking.done(submitDecision, decision);
    await admin.done(addCaseEvidence, { id: mine.id, text: 'A passport' });
    expect((await admin.latestEntry())?.note).toMatch(/was withdrawn/);
    expect(admin.session.toasts.at(-1)?.title).toBe('Evidence added, decision withdrawn');
    const answer = await admin.run(answerDecision, { id: mine.id, answer: 'approve' });
    expect(answer).toMatchObject(refused(/^No decision/));
  });

  it('[cases] clears a decision instead of approving it if the screening changed after its submission', async () => {
    const { banking, admin } = desk();
    await banking.done(submitDecision, decision);
    await banking.done(advanceScreening, {
      id: record.id,
      screening: 'aml',
      step: 'flag',
      reason: 'A hit',
    });
    await admin.done(answerDecision, { id: mine.id, answer: 'approve' });
    const kept = await admin.record('cases', mine.id);
    expect(kept && [findEffectiveDecision(kept), findPendingDecision(kept)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(admin.session.toasts.at(-1)?.title).toBe('Decision withdrawn');
  });
});

describe('the due date of a review case', () => {
  it('[cases, policy] only the owner and Admin can change the due date of a review case, and the change is logged', async () => {
    const { banking, admin } = desk();
    const at = (due: string) => ({ id: mine.id, due });
    expect(await banking.run(setCaseDueDate, at('2199-01-01'))).toMatchObject(
      refused(/^Only the assigned person/),
    );
    await banking.done(assignCaseToMe, { id: mine.id });
    await banking.done(setCaseDueDate, at('2199-01-01'));
    expect(await admin.latestEntry()).toMatchObject({
      action: 'case.setDue',
      note: 'From Jul 27, 2024 to Jan 1, 2199',
    });
    expect(await admin.run(setCaseDueDate, at('2199-01-01'))).toMatchObject(refused(/already/));
    expect(await admin.run(setCaseDueDate, at('2020-01-01'))).toMatchObject(
      refused(/^Choose today/),
    );
    await admin.done(setCaseDueDate, at('2198-12-31'));
    expect((await admin.record('cases', mine.id))?.due).toBe('2198-12-31');
  });
});

describe('a comment on a review case', () => {
  it('[cases, R107] a comment notifies only the people it mentions', async () => {
    const { banking } = desk();
    const noticed = (await banking.source.list('notifications')).length;
    const text = '@Tan Mei Ling asks you, @Nadia Rahman';
    await banking.done(commentOnCase, { id: mine.id, text });
    expect(await banking.source.list('notifications')).toHaveLength(noticed + 1);
    expect(await banking.latestNotification()).toMatchObject({
      title: 'Nadia Rahman was mentioned in a review case',
      message: `Tan Mei Ling about AML of Atlas: ${text}`,
    });
    const isShown = async (portal: 'admin' | 'banking' | 'law_firm') =>
      (await banking.notificationsFor(portal)).some(({ title }) => /was mentioned/.test(title));
    expect(await isShown('admin')).toBe(true);
    expect(await isShown('banking')).toBe(false);
    expect(await isShown('law_firm')).toBe(false);
  });

  it('[cases] stores the people mentioned in a comment and rejects an unknown name', async () => {
    const { banking } = desk();
    await banking.done(commentOnCase, { id: mine.id, text: 'See this, @Nadia Rahman' });
    expect((await banking.record('cases', mine.id))?.comments).toMatchObject([
      { mentions: ['admin'], by: 'banking' },
    ]);
    const unknown = await banking.run(commentOnCase, { id: mine.id, text: '@Stranger, look' });
    expect(unknown).toMatchObject(refused(/“@Stranger”/));
    const evidence = await banking.run(addCaseEvidence, { id: mine.id, text: 'From @Stranger' });
    expect(evidence).toMatchObject(refused(/“@Stranger”/));
  });
});

it('[cases] every sample review case refers to an existing client', () => {
  const ids = new Set<string | undefined>(clients.map(({ id }) => id));
  const unknown = createSampleContents(originalSampleTime).cases.filter(
    ({ subject, clientId }) => subject.kind !== 'transaction' && !ids.has(clientId),
  );
  expect(unknown).toEqual([]);
});
