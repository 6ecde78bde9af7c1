import type { PortalPerson } from '../portal';
import { canApproveCase } from './case-people';
import { pendingDecision, standingDecision } from './case-standing';
import type { ReviewCase } from './review-case.schema';

export type CaseStatus = 'open' | 'waiting' | 'resolved';

/** Where a case stands on a day: it waits for the second person, or for the day that it is snoozed until. */
export function caseStatus(
  reviewCase: Pick<ReviewCase, 'decisions' | 'snoozedUntil'>,
  today: string,
): CaseStatus {
  if (pendingDecision(reviewCase)) return 'waiting';
  if (standingDecision(reviewCase)) return 'resolved';
  const { snoozedUntil } = reviewCase;
  return snoozedUntil !== undefined && snoozedUntil > today ? 'waiting' : 'open';
}

/** Whether a case is open or its decision waits for this person. */
export const isOpenFor = (reviewCase: ReviewCase, person: PortalPerson, today: string): boolean =>
  caseStatus(reviewCase, today) === 'open' || canApproveCase(reviewCase, person);
