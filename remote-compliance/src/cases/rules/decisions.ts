import {
  canApproveCase,
  isCaseDecider,
  toCaseOwner,
  findPendingDecision,
  findEffectiveDecision,
  endPendingDecision,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import type { PortalKey, PortalPerson } from 'shared-kernel/domain/portal';
import type { CaseDecision, CaseOutcome } from '../../records/review-case';
import { formatDecidingPortals } from './assignment';

export interface CasePerson extends PortalPerson {
  readonly at: string;
}

/** Returns the possible outcomes. A resolved review case can be reopened or get a different outcome. */
export const listAvailableOutcomes = (reviewCase: ReviewCase): readonly CaseOutcome[] => {
  const outcomes = ['false_positive', 'confirmed', 'remediated'] as const;
  const standing = findEffectiveDecision(reviewCase);
  if (!standing) return outcomes;
  return [...outcomes.filter((outcome) => outcome !== standing.outcome), 'reopened'];
};

/**
 * Returns a number that increases with every submitted and every ended decision. A different number therefore means
 * that a decision has changed.
 */
export const countDecisionSteps = ({ decisions }: Pick<ReviewCase, 'decisions'>): number =>
  decisions.length + decisions.filter(({ end }) => end !== undefined).length;

/** Returns why a portal cannot submit a decision with this outcome, or `undefined` if it can. */
export function getSubmissionError(
  reviewCase: ReviewCase,
  by: PortalKey,
  outcome?: CaseOutcome,
): string | undefined {
  if (!isCaseDecider(reviewCase, by))
    return `Only ${formatDecidingPortals(reviewCase)} can decide this review case.`;
  if (outcome === undefined || listAvailableOutcomes(reviewCase).includes(outcome))
    return undefined;
  return outcome === 'reopened'
    ? 'Only a resolved case can be reopened.'
    : 'The case already has this outcome.';
}

export type DecisionSubmission = Pick<CaseDecision, 'outcome' | 'reason' | 'facts'>;

/**
 * Returns the review case with a new pending decision. If the case has no owner, the author of the decision becomes the
 * owner.
 */
export function addSubmittedDecision(
  reviewCase: ReviewCase,
  { outcome, reason, facts }: DecisionSubmission,
  person: CasePerson,
): ReviewCase {
  const replaced = endPendingDecision(reviewCase, { ...person, how: 'replaced', reason });
  const { snoozedUntil: _, ...rest } = replaced;
  return {
    ...rest,
    ...(rest.owner === undefined && toCaseOwner(person)),
    decisions: [...rest.decisions, { ...person, outcome, reason, facts }],
  };
}

/**
 * Returns why a person cannot approve or return the pending decision. For example, nobody can approve their own
 * decision.
 */
export function getDecisionAnswerError(
  reviewCase: ReviewCase,
  person: PortalPerson,
): string | undefined {
  const pending = findPendingDecision(reviewCase);
  if (!pending) return 'No decision is pending approval.';
  if (!isCaseDecider(reviewCase, person.by))
    return `Only ${formatDecidingPortals(reviewCase)} can decide this review case.`;
  return canApproveCase(reviewCase, person)
    ? undefined
    : 'You submitted this decision. Another person must approve the decision.';
}

export const decisionAnswers = ['approve', 'return'] as const;

export type DecisionAnswer = (typeof decisionAnswers)[number];

const changedFacts = 'The record under review changed after the decision was submitted.';

/**
 * Returns the review case with its pending decision approved or returned. If the record has changed since the
 * submission, clears the decision instead.
 */
export function applyDecisionAnswer(
  reviewCase: ReviewCase,
  {
    answer,
    reason,
    facts,
  }: { readonly answer: DecisionAnswer; readonly reason: string; readonly facts: string },
  person: CasePerson,
): ReviewCase {
  const pending = findPendingDecision(reviewCase);
  if (!pending) return reviewCase;
  if (pending.facts !== facts)
    return endPendingDecision(reviewCase, { ...person, how: 'cleared', reason: changedFacts });
  return endPendingDecision(reviewCase, {
    ...person,
    how: answer === 'approve' ? 'approved' : 'returned',
    reason,
  });
}
