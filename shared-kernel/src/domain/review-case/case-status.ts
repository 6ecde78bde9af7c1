import type { PortalPerson } from '../portal';
import { canApproveCase } from './case-people';
import { pendingDecision, effectiveDecisionOf } from './case-decisions';
import type { ReviewCase } from './review-case.schema';

export type CaseStatus = 'open' | 'waiting' | 'resolved';

/**
 * The status of a review case on a given day. The case can be waiting for the second user, or be snoozed until a later
 * day.
 */
export function caseStatus(
  reviewCase: Pick<ReviewCase, 'decisions' | 'snoozedUntil'>,
  today: string,
): CaseStatus {
  if (pendingDecision(reviewCase)) return 'waiting';
  if (effectiveDecisionOf(reviewCase)) return 'resolved';
  const { snoozedUntil } = reviewCase;
  return snoozedUntil !== undefined && snoozedUntil > today ? 'waiting' : 'open';
}

/** Whether a review case is open, or is waiting for this user to approve its decision. */
export const isOpenFor = (reviewCase: ReviewCase, person: PortalPerson, today: string): boolean =>
  caseStatus(reviewCase, today) === 'open' || canApproveCase(reviewCase, person);
