import {
  caseStatus,
  pendingDecision,
  effectiveDecisionOf,
  withEvidence,
} from 'shared-kernel/domain/review-case';
import { portalKeys } from 'shared-kernel/domain/portal';

import { withComment, mentionRefusal, mentionsIn } from './comments';
import {
  withAnsweredDecision,
  answerRefusal,
  openOutcomes,
  submissionRefusal,
  withSubmittedDecision,
} from './decisions';
import {
  withOwner,
  assignmentRefusal,
  escalationRefusal,
  maxCases,
  withoutOwner,
  snoozeRefusal,
  takeCaseRefusal,
} from './assignment';
import { compareUrgency, casesOf, nextCase } from './urgency';
import { people, personOf, testCase } from '../testing/test-case';

const today = '2024-07-22';
const [banking, admin] = [personOf('banking'), personOf('admin')];
const decision = { outcome: 'false_positive', reason: 'Another person', facts: 'A' } as const;
const approval = { answer: 'approve', reason: '', facts: 'A' } as const;
const pending = withSubmittedDecision(testCase(), decision, banking);
const resolved = withAnsweredDecision(pending, approval, admin);

describe('the order of review cases', () => {
  it('[cases] review cases are sorted by due date, then by risk, then by age', () => {
    const ordered = [
      testCase({ id: 'early', due: '2024-07-21', riskLevel: 'low' }),
      testCase({ id: 'risky', due: '2024-07-22', riskLevel: 'high' }),
      testCase({
        id: 'older',
        due: '2024-07-22',
        riskLevel: 'low',
        openedAt: '2024-07-01T00:00:00.000Z',
      }),
      testCase({
        id: 'newer',
        due: '2024-07-22',
        riskLevel: 'low',
        openedAt: '2024-07-02T00:00:00.000Z',
      }),
    ];
    expect(ordered.toReversed().sort(compareUrgency)).toEqual(ordered);
  });

  it('[cases] the next review case comes from the portal’s own queue before other queues', () => {
    const inAdmin = testCase({ id: 'a', queue: 'admin', due: '2024-07-25' });
    const inBanking = testCase({ id: 'b', queue: 'banking', due: '2024-07-23' });
    const legal = testCase({ id: 'c', subject: { kind: 'document', id: 'CL' }, due: '2024-07-01' });
    const list = [inBanking, inAdmin, legal];
    expect(nextCase(list, 'banking', today)?.id).toBe('b');
    expect(nextCase(list, 'admin', today)?.id).toBe('a');
    expect(nextCase([inBanking], 'admin', today)?.id).toBe('b');
    expect(nextCase(list, 'law_firm', today)?.id).toBe('c');
    expect(nextCase(list, 'vendor', today)).toBeUndefined();
  });

  it.each([
    ['has an owner', testCase({ owner: 'admin' })],
    ['is snoozed', testCase({ snoozedUntil: '2024-07-23' })],
    ['waits for approval', withoutOwner(pending, 'banking')],
    ['is resolved', withoutOwner(resolved, 'banking')],
  ])('[cases] assigning the next review case skips a case that %s', (_why, one) => {
    expect(nextCase([one], 'banking', today)).toBeUndefined();
  });

  it('[cases] lists a person’s review cases until they are resolved', () => {
    const mine = [testCase({ owner: 'banking' }), pending, resolved, testCase({ owner: 'admin' })];
    expect(casesOf(mine, banking)).toHaveLength(2);
  });
});

describe('the status of a review case', () => {
  it.each([
    ['open', testCase()],
    ['open', testCase({ snoozedUntil: today })],
    ['waiting', testCase({ snoozedUntil: '2024-07-23' })],
    ['waiting', pending],
    ['resolved', resolved],
    ['waiting', withSubmittedDecision(resolved, { ...decision, outcome: 'reopened' }, admin)],
  ])('[cases] the status of a review case is %s', (status, one) => {
    expect(caseStatus(one, today)).toBe(status);
  });
});

describe('assigning a review case', () => {
  it.each([
    [testCase(), 'banking', maxCases - 1, undefined],
    [testCase(), 'banking', maxCases, /at most 15 open review cases/],
    [testCase(), 'law_firm', 0, /^Only Banking and Admin can decide/],
    [testCase({ owner: 'banking' }), 'banking', 0, /already assigned to you/],
    [testCase({ owner: 'admin' }), 'banking', 0, /assigned in the Admin portal/],
    [resolved, 'admin', 0, /assigned in the Banking portal/],
  ] as const)(
    '[cases] a review case can be taken, or the reason against it is shown (%#)',
    (one, portal, load, refusal) => {
      const said = takeCaseRefusal(one, personOf(portal), load);
      expect(said ?? 'not refused').toMatch(refusal ?? /^not refused$/);
    },
  );

  it('[cases] refuses to assign a resolved review case, or a case to its current owner', () => {
    expect(assignmentRefusal(testCase({ owner: 'admin' }), banking, 0)).toBeUndefined();
    expect(assignmentRefusal(testCase({ owner: 'admin' }), admin, 0)).toMatch(/already/);
    expect(assignmentRefusal(resolved, admin, 0)).toMatch(/resolved/);
    expect(withoutOwner(withOwner(testCase(), admin), 'banking')).toEqual(testCase());
  });

  it('[cases] escalates a review case only to another portal that may decide on it', () => {
    expect(escalationRefusal(testCase(), 'admin')).toBeUndefined();
    expect(escalationRefusal(testCase(), 'banking')).toMatch(/already/);
    expect(escalationRefusal(testCase({ owner: 'banking' }), 'banking')).toBeUndefined();
    expect(escalationRefusal(testCase(), 'vendor')).toMatch(/can decide this review case/);
    expect(escalationRefusal(resolved, 'admin')).toMatch(/resolved/);
  });

  it.each([
    [today, /after today/],
    ['2024-07-21', /after today/],
    ['2024-07-23', undefined],
  ])('[cases] a review case can be snoozed only until a later day: %s', (until, refusal) => {
    const said = snoozeRefusal(testCase(), until, today);
    expect(said ?? 'not refused').toMatch(refusal ?? /^not refused$/);
  });
});

describe('a decision on a review case', () => {
  it('[cases] submitting a decision makes the author the owner and ends a snooze', () => {
    const after = withSubmittedDecision(
      testCase({ snoozedUntil: '2024-07-30' }),
      decision,
      banking,
    );
    expect(after).toMatchObject({ owner: 'banking', decisions: [{ ...decision, by: 'banking' }] });
    expect(after.snoozedUntil).toBeUndefined();
    expect(withSubmittedDecision(testCase({ owner: 'admin' }), decision, banking).owner).toBe(
      'admin',
    );
  });

  it.each([
    ['the same portal', banking, /^You submitted this decision/],
    ['a person of the same name', { ...admin, name: banking.name }, /^You submitted this decision/],
    ['a portal that does not decide', personOf('law_firm'), /^Only Banking and Admin can decide/],
    ['another portal', admin, undefined],
  ])(
    '[cases] only a second person in another portal can approve or return a decision: %s',
    (_who, person, refusal) => {
      const said = answerRefusal(pending, person);
      expect(said ?? 'not refused').toMatch(refusal ?? /^not refused$/);
    },
  );

  it('[cases] a decision can be approved or returned only while it is pending', () => {
    expect(answerRefusal(testCase(), admin)).toMatch(/^No decision/);
    expect(answerRefusal(resolved, admin)).toMatch(/^No decision/);
    expect(withAnsweredDecision(testCase(), approval, admin)).toEqual(testCase());
  });

  it('[cases] an approved decision resolves the review case, but a returned decision leaves it open', () => {
    expect(effectiveDecisionOf(resolved)).toMatchObject({ outcome: 'false_positive' });
    const returned = withAnsweredDecision(
      pending,
      { ...approval, answer: 'return', reason: 'Why?' },
      admin,
    );
    expect(caseStatus(returned, today)).toBe('open');
    expect(returned.decisions[0]?.end).toMatchObject({
      how: 'returned',
      reason: 'Why?',
      by: 'admin',
    });
  });

  it('[cases] new evidence clears a pending decision and records the reason', () => {
    const note = { ...admin, text: 'A passport' };
    const after = withEvidence(pending, note);
    expect(after.evidence).toEqual([note]);
    expect(after.decisions[0]?.end).toMatchObject({
      how: 'cleared',
      reason: 'New evidence: A passport',
    });
    expect(withEvidence(resolved, note).decisions).toEqual(resolved.decisions);
  });

  it('[cases] clears a decision instead of approving it if its subject changed', () => {
    const after = withAnsweredDecision(pending, { ...approval, facts: 'B' }, admin);
    expect(effectiveDecisionOf(after)).toBeUndefined();
    expect(after.decisions[0]?.end).toMatchObject({ how: 'cleared', by: 'admin' });
  });

  it('[cases] only a new decision by two people reverses an approved decision', () => {
    expect(openOutcomes(testCase())).not.toContain('reopened');
    expect(submissionRefusal(testCase(), 'banking', 'reopened')).toMatch(/resolved case/);
    expect(submissionRefusal(resolved, 'banking', 'false_positive')).toMatch(/already/);
    expect(submissionRefusal(resolved, 'vendor')).toMatch(/decide/);
    const reopening = withSubmittedDecision(resolved, { ...decision, outcome: 'reopened' }, admin);
    expect(effectiveDecisionOf(reopening)).toBeDefined();
    expect(caseStatus(withAnsweredDecision(reopening, approval, banking), today)).toBe('open');
  });

  it('[cases] a new decision replaces the pending decision, which remains in the history', () => {
    const after = withSubmittedDecision(pending, { ...decision, outcome: 'confirmed' }, admin);
    expect(after.decisions.map(({ end }) => end?.how)).toEqual(['replaced', undefined]);
    expect(pendingDecision(after)).toMatchObject({ outcome: 'confirmed', by: 'admin' });
  });
});

describe('a comment on a review case', () => {
  it.each([
    ['Please look, @Nadia Rahman.', ['admin']],
    ['@tan mei ling and @Oliver Bennett: see mail@example.com', ['banking', 'law_firm']],
    ['No one', []],
  ])('[cases] finds the people mentioned in the comment %j', (text, mentioned) => {
    expect(mentionsIn(text, people)).toEqual({ mentioned, unknown: [] });
    expect(mentionRefusal(text, people)).toBeUndefined();
  });

  it.each(['@Stranger here', '@Nadia', '@Nadia Rahmani', 'Ask @Oliver, please'])(
    '[cases] refuses the comment %j because it mentions an unknown user',
    (text) => {
      expect(mentionRefusal(text, people)).toMatch(/^No user is called “@/);
    },
  );

  it('[cases] a new comment follows the existing comments of a review case', () => {
    const notes = portalKeys.map((portal) => ({ ...personOf(portal), text: portal }));
    expect(notes.reduce(withComment, testCase()).comments).toEqual(notes);
  });
});
