import {
  getCaseStatus,
  findPendingDecision,
  findEffectiveDecision,
  addEvidenceToCase,
} from 'shared-kernel/domain/review-case';
import { portalKeys } from 'shared-kernel/domain/portal';

import { appendCaseComment, getMentionError, findMentions } from './comments';
import {
  applyDecisionAnswer,
  getDecisionAnswerError,
  listAvailableOutcomes,
  getSubmissionError,
  addSubmittedDecision,
} from './decisions';
import {
  assignCaseOwner,
  getAssignmentError,
  getEscalationError,
  maxOpenCasesPerPerson,
  moveCaseToQueue,
  getSnoozeError,
  getSelfAssignmentError,
} from './assignment';
import { compareByUrgency, findAssignedCases, findNextCase } from './urgency';
import { testPeople, createTestCasePerson, createTestCase } from '../testing/test-case';

const today = '2024-07-22';
const [banking, admin] = [createTestCasePerson('banking'), createTestCasePerson('admin')];
const decision = { outcome: 'false_positive', reason: 'Another person', facts: 'A' } as const;
const approval = { answer: 'approve', reason: '', facts: 'A' } as const;
const pending = addSubmittedDecision(createTestCase(), decision, banking);
const resolved = applyDecisionAnswer(pending, approval, admin);

describe('the order of review cases', () => {
  it('[cases] review cases are sorted by due date, then by risk, then by age', () => {
    const ordered = [
      createTestCase({ id: 'early', due: '2024-07-21', riskLevel: 'low' }),
      createTestCase({ id: 'risky', due: '2024-07-22', riskLevel: 'high' }),
      createTestCase({
        id: 'older',
        due: '2024-07-22',
        riskLevel: 'low',
        openedAt: '2024-07-01T00:00:00.000Z',
      }),
      createTestCase({
        id: 'newer',
        due: '2024-07-22',
        riskLevel: 'low',
        openedAt: '2024-07-02T00:00:00.000Z',
      }),
    ];
    expect(ordered.toReversed().sort(compareByUrgency)).toEqual(ordered);
  });

  it('[cases] the next review case comes from the portal’s own queue before other queues', () => {
    const inAdmin = createTestCase({ id: 'a', queue: 'admin', due: '2024-07-25' });
    const inBanking = createTestCase({ id: 'b', queue: 'banking', due: '2024-07-23' });
    const legal = createTestCase({
      id: 'c',
      subject: { kind: 'document', id: 'CL' },
      due: '2024-07-01',
    });
    const list = [inBanking, inAdmin, legal];
    expect(findNextCase(list, 'banking', today)?.id).toBe('b');
    expect(findNextCase(list, 'admin', today)?.id).toBe('a');
    expect(findNextCase([inBanking], 'admin', today)?.id).toBe('b');
    expect(findNextCase(list, 'law_firm', today)?.id).toBe('c');
    expect(findNextCase(list, 'vendor', today)).toBeUndefined();
  });

  it.each([
    ['has an owner', createTestCase({ owner: 'admin' })],
    ['is snoozed', createTestCase({ snoozedUntil: '2024-07-23' })],
    ['waits for approval', moveCaseToQueue(pending, 'banking')],
    ['is resolved', moveCaseToQueue(resolved, 'banking')],
  ])('[cases] assigning the next review case skips a case that %s', (_why, one) => {
    expect(findNextCase([one], 'banking', today)).toBeUndefined();
  });

  it('[cases] lists a person’s review cases until they are resolved', () => {
    const mine = [
      createTestCase({ owner: 'banking' }),
      pending,
      resolved,
      createTestCase({ owner: 'admin' }),
    ];
    expect(findAssignedCases(mine, banking)).toHaveLength(2);
  });
});

describe('the status of a review case', () => {
  it.each([
    ['open', createTestCase()],
    ['open', createTestCase({ snoozedUntil: today })],
    ['waiting', createTestCase({ snoozedUntil: '2024-07-23' })],
    ['waiting', pending],
    ['resolved', resolved],
    ['waiting', addSubmittedDecision(resolved, { ...decision, outcome: 'reopened' }, admin)],
  ])('[cases] the status of a review case is %s', (status, one) => {
    expect(getCaseStatus(one, today)).toBe(status);
  });
});

describe('assigning a review case', () => {
  it.each([
    [createTestCase(), 'banking', maxOpenCasesPerPerson - 1, undefined],
    [createTestCase(), 'banking', maxOpenCasesPerPerson, /at most 15 open review cases/],
    [createTestCase(), 'law_firm', 0, /^Only Banking and Admin can decide/],
    [createTestCase({ owner: 'banking' }), 'banking', 0, /already assigned to you/],
    [createTestCase({ owner: 'admin' }), 'banking', 0, /assigned in the Admin portal/],
    [resolved, 'admin', 0, /assigned in the Banking portal/],
  ] as const)(
    '[cases] a review case can be assigned, or the reason for the refusal is shown (%#)',
    (one, portal, load, refusal) => {
      const said = getSelfAssignmentError(one, createTestCasePerson(portal), load);
      expect(said ?? 'not refused').toMatch(refusal ?? /^not refused$/);
    },
  );

  it('[cases] refuses to assign a resolved review case, or a case to its current owner', () => {
    expect(getAssignmentError(createTestCase({ owner: 'admin' }), banking, 0)).toBeUndefined();
    expect(getAssignmentError(createTestCase({ owner: 'admin' }), admin, 0)).toMatch(/already/);
    expect(getAssignmentError(resolved, admin, 0)).toMatch(/resolved/);
    expect(moveCaseToQueue(assignCaseOwner(createTestCase(), admin), 'banking')).toEqual(
      createTestCase(),
    );
  });

  it('[cases] escalates a review case only to another portal that may decide on it', () => {
    expect(getEscalationError(createTestCase(), 'admin')).toBeUndefined();
    expect(getEscalationError(createTestCase(), 'banking')).toMatch(/already/);
    expect(getEscalationError(createTestCase({ owner: 'banking' }), 'banking')).toBeUndefined();
    expect(getEscalationError(createTestCase(), 'vendor')).toMatch(/can decide this review case/);
    expect(getEscalationError(resolved, 'admin')).toMatch(/resolved/);
  });

  it.each([
    [today, /after today/],
    ['2024-07-21', /after today/],
    ['2024-07-23', undefined],
  ])('[cases] a review case can be snoozed only until a future date: %s', (until, refusal) => {
    const said = getSnoozeError(createTestCase(), until, today);
    expect(said ?? 'not refused').toMatch(refusal ?? /^not refused$/);
  });
});

describe('a decision on a review case', () => {
  it('[cases] submitting a decision makes the author the owner and ends a snooze', () => {
    const after = addSubmittedDecision(
      createTestCase({ snoozedUntil: '2024-07-30' }),
      decision,
      banking,
    );
    expect(after).toMatchObject({ owner: 'banking', decisions: [{ ...decision, by: 'banking' }] });
    expect(after.snoozedUntil).toBeUndefined();
    expect(addSubmittedDecision(createTestCase({ owner: 'admin' }), decision, banking).owner).toBe(
      'admin',
    );
  });

  it.each([
    ['the same portal', banking, /^You submitted this decision/],
    ['a person of the same name', { ...admin, name: banking.name }, /^You submitted this decision/],
    [
      'a portal that does not decide',
      createTestCasePerson('law_firm'),
      /^Only Banking and Admin can decide/,
    ],
    ['another portal', admin, undefined],
  ])(
    '[cases] only a second person in another portal can approve or return a decision: %s',
    (_who, person, refusal) => {
      const said = getDecisionAnswerError(pending, person);
      expect(said ?? 'not refused').toMatch(refusal ?? /^not refused$/);
    },
  );

  it('[cases] a decision can be approved or returned only while it is pending', () => {
    expect(getDecisionAnswerError(createTestCase(), admin)).toMatch(/^No decision/);
    expect(getDecisionAnswerError(resolved, admin)).toMatch(/^No decision/);
    expect(applyDecisionAnswer(createTestCase(), approval, admin)).toEqual(createTestCase());
  });

  it('[cases] an approved decision resolves the review case, but a returned decision leaves it open', () => {
    expect(findEffectiveDecision(resolved)).toMatchObject({ outcome: 'false_positive' });
    const returned = applyDecisionAnswer(
      pending,
      { ...approval, answer: 'return', reason: 'Why?' },
      admin,
    );
    expect(getCaseStatus(returned, today)).toBe('open');
    expect(returned.decisions[0]?.end).toMatchObject({
      how: 'returned',
      reason: 'Why?',
      by: 'admin',
    });
  });

  it('[cases] new evidence clears a pending decision and records the reason', () => {
    const note = { ...admin, text: 'A passport' };
    const after = addEvidenceToCase(pending, note);
    expect(after.evidence).toEqual([note]);
    expect(after.decisions[0]?.end).toMatchObject({
      how: 'cleared',
      reason: 'New evidence: A passport',
    });
    expect(addEvidenceToCase(resolved, note).decisions).toEqual(resolved.decisions);
  });

  it('[cases] clears a decision instead of approving it if the reviewed record changed', () => {
    const after = applyDecisionAnswer(pending, { ...approval, facts: 'B' }, admin);
    expect(findEffectiveDecision(after)).toBeUndefined();
    expect(after.decisions[0]?.end).toMatchObject({ how: 'cleared', by: 'admin' });
  });

  it('[cases] only a new decision by two people reverses an approved decision', () => {
    expect(listAvailableOutcomes(createTestCase())).not.toContain('reopened');
    expect(getSubmissionError(createTestCase(), 'banking', 'reopened')).toMatch(/resolved case/);
    expect(getSubmissionError(resolved, 'banking', 'false_positive')).toMatch(/already/);
    expect(getSubmissionError(resolved, 'vendor')).toMatch(/decide/);
    const reopening = addSubmittedDecision(resolved, { ...decision, outcome: 'reopened' }, admin);
    expect(findEffectiveDecision(reopening)).toBeDefined();
    expect(getCaseStatus(applyDecisionAnswer(reopening, approval, banking), today)).toBe('open');
  });

  it('[cases] a new decision replaces the pending decision, which remains in the history', () => {
    const after = addSubmittedDecision(pending, { ...decision, outcome: 'confirmed' }, admin);
    expect(after.decisions.map(({ end }) => end?.how)).toEqual(['replaced', undefined]);
    expect(findPendingDecision(after)).toMatchObject({ outcome: 'confirmed', by: 'admin' });
  });
});

describe('a comment on a review case', () => {
  it.each([
    ['Please look, @Nadia Rahman.', ['admin']],
    ['@tan mei ling and @Oliver Bennett: see mail@example.com', ['banking', 'law_firm']],
    ['No one', []],
  ])('[cases] finds the people mentioned in the comment %j', (text, mentioned) => {
    expect(findMentions(text, testPeople)).toEqual({ mentioned, unknown: [] });
    expect(getMentionError(text, testPeople)).toBeUndefined();
  });

  it.each(['@Stranger here', '@Nadia', '@Nadia Rahmani', 'Ask @Oliver, please'])(
    '[cases] refuses the comment %j because it mentions an unknown user',
    (text) => {
      expect(getMentionError(text, testPeople)).toMatch(/^No user is called “@/);
    },
  );

  it('[cases] a new comment follows the existing comments of a review case', () => {
    const notes = portalKeys.map((portal) => ({ ...createTestCasePerson(portal), text: portal }));
    expect(notes.reduce(appendCaseComment, createTestCase()).comments).toEqual(notes);
  });
});
