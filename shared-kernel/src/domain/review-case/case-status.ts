import type { PortalPerson } from '../portal';
import { canApproveCase } from './case-people';
import { pendingDecision, effectiveDecisionOf } from './case-decisions';
import type { ReviewCase } from './review-case.schema';

export type CaseStatus = 'open' | 'waiting' | 'resolved';

/**
 * Returns whether a review case is open, waiting or resolved on a given day. A case waits while it is snoozed or needs
 * approval by a second user.
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

/** Whether a review case is open, or has a decision that this user can approve. */
export const isOpenFor = (reviewCase: ReviewCase, person: PortalPerson, today: string): boolean =>
  caseStatus(reviewCase, today) === 'open' || canApproveCase(reviewCase, person);
