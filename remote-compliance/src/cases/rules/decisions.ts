import {
  isDeciderOf,
  pendingDecision,
  standingDecision,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import type { PortalKey } from 'shared-kernel/domain/portal';
import type { CaseDecision, CaseNote, CaseOutcome } from '../../records/review-case';
import { decidersText } from './taking';

/** Who does something to a case, and when (ISO instant). */
export interface CasePerson {
  readonly by: PortalKey;
  readonly name: string;
  readonly at: string;
}

/** The outcomes that a case can be given now: a resolved one is reopened first or decided again. */
export const openOutcomes = (reviewCase: ReviewCase): readonly CaseOutcome[] => {
  const outcomes = ['false_positive', 'confirmed', 'remediated'] as const;
  const standing = standingDecision(reviewCase);
  if (!standing) return outcomes;
  return [...outcomes.filter((outcome) => outcome !== standing.outcome), 'reopened'];
};

type Ending = NonNullable<CaseDecision['end']>;

/** The case with its pending decision ended so; the same case if none is pending. */
function ended(reviewCase: ReviewCase, end: Ending): ReviewCase {
  const pending = pendingDecision(reviewCase);
  if (!pending) return reviewCase;
  return { ...reviewCase, decisions: [...reviewCase.decisions.slice(0, -1), { ...pending, end }] };
}

/** Why a person of a portal cannot submit a decision of this outcome. */
export function submitRefusal(
  reviewCase: ReviewCase,
  by: PortalKey,
  outcome?: CaseOutcome,
): string | undefined {
  if (!isDeciderOf(reviewCase, by)) return `${decidersText(reviewCase)} decide on this case.`;
  if (outcome === undefined || openOutcomes(reviewCase).includes(outcome)) return undefined;
  return outcome === 'reopened'
    ? 'Only a resolved case can be reopened.'
    : 'The case already has this outcome.';
}

export type Submission = Pick<CaseDecision, 'outcome' | 'reason' | 'facts'>;

/**
 * A case with a decision that waits for a second person. One that waited before is replaced and stays on record. Who
 * submits becomes the owner of a case without one, and a snooze ends.
 */
export function submitted(
  reviewCase: ReviewCase,
  { outcome, reason, facts }: Submission,
  person: CasePerson,
): ReviewCase {
  const replaced = ended(reviewCase, { ...person, how: 'replaced', reason });
  const { snoozedUntil: _, ...rest } = replaced;
  return {
    ...rest,
    owner: rest.owner ?? person.by,
    decisions: [...rest.decisions, { ...person, outcome, reason, facts }],
  };
}

/** Why a person of a portal cannot approve or return the pending decision: the second pair of eyes is another's. */
export function answerRefusal(
  reviewCase: ReviewCase,
  { by, name }: Pick<CasePerson, 'by' | 'name'>,
): string | undefined {
  const pending = pendingDecision(reviewCase);
  if (!pending) return 'No decision waits for approval.';
  if (!isDeciderOf(reviewCase, by)) return `${decidersText(reviewCase)} decide on this case.`;
  return pending.by === by || pending.name === name
    ? 'Another person, in another portal, approves what you submitted.'
    : undefined;
}

/** What a second person says to a decision. */
export const answers = ['approve', 'return'] as const;

export type Answer = (typeof answers)[number];

const changedFacts = 'The record that the case is about changed after the decision was submitted.';

/**
 * A case with its pending decision approved or returned. If the facts are no longer those that it was submitted on, it is
 * cleared instead.
 */
export function answered(
  reviewCase: ReviewCase,
  {
    answer,
    reason,
    facts,
  }: { readonly answer: Answer; readonly reason: string; readonly facts: string },
  person: CasePerson,
): ReviewCase {
  const pending = pendingDecision(reviewCase);
  if (!pending) return reviewCase;
  if (pending.facts !== facts)
    return ended(reviewCase, { ...person, how: 'cleared', reason: changedFacts });
  return ended(reviewCase, {
    ...person,
    how: answer === 'approve' ? 'approved' : 'returned',
    reason,
  });
}

/** A case with a piece of evidence; a decision that waits for approval did not know it and is cleared. */
export function withEvidence(reviewCase: ReviewCase, note: CaseNote): ReviewCase {
  const { by, name, at, text } = note;
  const cleared = ended(reviewCase, {
    by,
    name,
    at,
    how: 'cleared',
    reason: `New evidence: ${text}`,
  });
  return { ...cleared, evidence: [...cleared.evidence, note] };
}
