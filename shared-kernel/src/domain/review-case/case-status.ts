import type { PortalPerson } from '../portal';
import { canApproveCase } from './case-people';
import { pendingDecision, decisionInForce } from './case-decisions';
import type { ReviewCase } from './review-case.schema';

export type CaseStatus = 'open' | 'waiting' | 'resolved';

/** The status of a review case on a day. It waits for the second person, or until the day it is snoozed to. */
export function caseStatus(
  reviewCase: Pick<ReviewCase, 'decisions' | 'snoozedUntil'>,
  today: string,
): CaseStatus {
  if (pendingDecision(reviewCase)) return 'waiting';
  if (decisionInForce(reviewCase)) return 'resolved';
  const { snoozedUntil } = reviewCase;
  return snoozedUntil !== undefined && snoozedUntil > today ? 'waiting' : 'open';
}

/** Whether a review case is open or its decision waits for this person. */
export const isOpenFor = (reviewCase: ReviewCase, person: PortalPerson, today: string): boolean =>
  caseStatus(reviewCase, today) === 'open' || canApproveCase(reviewCase, person);
