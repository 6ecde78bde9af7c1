import fc from 'fast-check';
import {
  caseDeciders,
  findPendingDecision,
  addEvidenceToCase,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import { keysOf } from 'shared-kernel/format';
import type { CaseOutcome } from '../../records/review-case';
import { caseOutcomeLabel } from '../case-labels';
import { appendCaseComment } from './comments';
import {
  applyDecisionAnswer,
  getDecisionAnswerError,
  decisionAnswers,
  getSubmissionError,
  addSubmittedDecision,
} from './decisions';
import {
  assignCaseOwner,
  getAssignmentError,
  getEscalationError,
  moveCaseToQueue,
  getSnoozeError,
  getSelfAssignmentError,
} from './assignment';
import { createTestCasePerson, createTestCase } from '../testing/test-case';

const today = '2024-07-22';

interface Step {
  readonly kind:
    | 'take'
    | 'assign'
    | 'queue'
    | 'snooze'
    | 'comment'
    | 'evidence'
    | 'submit'
    | 'answer';
  readonly by: PortalKey;
  readonly to: PortalKey;
  readonly outcome: CaseOutcome;
  readonly answer: (typeof decisionAnswers)[number];
  readonly day: string;
  readonly facts: string;
  readonly load: number;
}

/**
 * Generates decisions and approvals more often than other steps, so that enough random histories contain an approved
 * decision.
 */
const anyPortal = fc.constantFrom(
  ...Array.from({ length: 6 }, () => ['banking', 'admin'] as const).flat(),
  ...portalKeys,
);

const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    'take',
    'assign',
    'queue',
    'snooze',
    'comment',
    'evidence',
    'submit',
    'submit',
    'answer',
    'answer',
    'answer',
  ),
  by: anyPortal,
  to: anyPortal,
  outcome: fc.constantFrom(...keysOf(caseOutcomeLabel)),
  answer: fc.constantFrom(...decisionAnswers, 'approve', 'approve'),
  day: fc.constantFrom('2024-07-21', today, '2024-07-30'),
  facts: fc.constantFrom('A', 'A', 'A', 'A', 'A', 'A', 'B'),
  load: fc.integer({ min: 0, max: 16 }),
});

type Work = (reviewCase: ReviewCase, step: Step, at: string) => ReviewCase;

/** Functions that apply one kind of step like the corresponding command. A refused step changes nothing. */
const works: Record<Step['kind'], Work> = {
  take: (one, { by, load }) =>
    getSelfAssignmentError(one, createTestCasePerson(by), load)
      ? one
      : assignCaseOwner(one, createTestCasePerson(by)),
  assign: (one, { to, load }) =>
    getAssignmentError(one, createTestCasePerson(to), load)
      ? one
      : assignCaseOwner(one, createTestCasePerson(to)),
  queue: (one, { to }) => (getEscalationError(one, to) ? one : moveCaseToQueue(one, to)),
  snooze: (one, { day }) => (getSnoozeError(one, day, today) ? one : { ...one, snoozedUntil: day }),
  comment: (one, { by }, at) =>
    appendCaseComment(one, { ...createTestCasePerson(by, at), text: at }),
  evidence: (one, { by }, at) =>
    addEvidenceToCase(one, { ...createTestCasePerson(by, at), text: at }),
  submit: (one, { by, outcome, facts }, at) =>
    getSubmissionError(one, by, outcome)
      ? one
      : addSubmittedDecision(one, { outcome, reason: at, facts }, createTestCasePerson(by, at)),
  answer: (one, { by, answer, facts }, at) =>
    getDecisionAnswerError(one, createTestCasePerson(by))
      ? one
      : applyDecisionAnswer(one, { answer, reason: at, facts }, createTestCasePerson(by, at)),
};

const after = (steps: readonly Step[]): readonly ReviewCase[] =>
  steps.reduce<ReviewCase[]>(
    (history, step, index) => [
      ...history,
      works[step.kind](history.at(-1) ?? createTestCase(), step, `step ${index}`),
    ],
    [createTestCase()],
  );

const anyHistory = fc.array(anyStep, { maxLength: 40, size: 'max' }).map(after);

const holdsOf = (check: (history: readonly ReviewCase[]) => void) =>
  fc.assert(fc.property(anyHistory, check));

describe('after any steps on a review case', () => {
  it('[cases] more than 10% of random review case histories reach an approved decision', () => {
    const ends = fc
      .sample(anyHistory, 100)
      .flatMap((history) => history.at(-1)?.decisions.map(({ end }) => end?.how) ?? []);
    expect(ends.filter((how) => how === 'approved').length).toBeGreaterThan(10);
  });

  it('[cases] an approved decision involves two people from two portals that may decide', () => {
    holdsOf((history) => {
      for (const one of history) {
        const deciders: readonly PortalKey[] = caseDeciders[one.subject.kind];
        for (const { by, name, end } of one.decisions.filter(
          (each) => each.end?.how === 'approved',
        )) {
          expect(end?.by).not.toBe(by);
          expect(end?.name).not.toBe(name);
          expect(deciders).toEqual(expect.arrayContaining([by, end?.by]));
        }
      }
    });
  });

  it('[cases] comments, evidence and decisions of a review case are never lost', () => {
    holdsOf((history) => {
      history.slice(1).forEach((now, index) => {
        const before = history[index] ?? now;
        expect(now.comments.slice(0, before.comments.length)).toEqual(before.comments);
        expect(now.evidence.slice(0, before.evidence.length)).toEqual(before.evidence);
        now.decisions.slice(0, before.decisions.length).forEach((decision, at) => {
          const { end, ...earlier } = before.decisions[at] ?? decision;
          expect(decision).toMatchObject(end ? { ...earlier, end } : earlier);
        });
      });
    });
  });

  it('[cases] the owner or queue of a review case belongs to a portal that may decide on it', () => {
    holdsOf((history) => {
      for (const one of history) {
        const deciders: readonly PortalKey[] = caseDeciders[one.subject.kind];
        expect(deciders).toContain(one.owner ?? one.queue);
        expect(deciders).toContain(one.queue);
      }
    });
  });

  it('[cases] at most one decision of a review case is pending, and it is the latest', () => {
    holdsOf((history) => {
      for (const one of history) {
        const waiting = one.decisions.filter(({ end }) => !end);
        expect(waiting).toEqual([findPendingDecision(one)].filter((each) => each !== undefined));
        const answeredOnes = one.decisions.slice(0, one.decisions.length - waiting.length);
        expect(answeredOnes.every(({ end }) => end)).toBe(true);
      }
    });
  });
});
