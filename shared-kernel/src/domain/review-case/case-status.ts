import type { PortalPerson } from '../portal';
import { canApproveCase } from './case-people';
import { findPendingDecision, findEffectiveDecision } from './case-decisions';
import type { ReviewCase } from './review-case.schema';

export type CaseStatus = 'open' | 'waiting' | 'resolved';

/**
 * Returns whether a review case is open, waiting or resolved on a date. A case is waiting while it is snoozed or needs
 * approval by a second user.
 */
export function getCaseStatus(
  reviewCase: Pick<ReviewCase, 'decisions' | 'snoozedUntil'>,
  today: string,
): CaseStatus {
  if (findPendingDecision(reviewCase)) return 'waiting';
  if (findEffectiveDecision(reviewCase)) return 'resolved';
  const { snoozedUntil } = reviewCase;
  return snoozedUntil !== undefined && snoozedUntil > today ? 'waiting' : 'open';
}

/** Whether a review case is open, or has a decision that this user can approve. */
export const isCaseActionable = (
  reviewCase: ReviewCase,
  person: PortalPerson,
  today: string,
): boolean => getCaseStatus(reviewCase, today) === 'open' || canApproveCase(reviewCase, person);
