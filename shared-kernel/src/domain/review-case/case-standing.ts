import type { CaseDecision, ReviewCase } from './review-case.schema';

export type CaseStatus = 'open' | 'waiting' | 'resolved';

type Decided = Pick<ReviewCase, 'decisions'>;

/** The decision that waits for a second person. */
export function pendingDecision({ decisions }: Decided): CaseDecision | undefined {
  const last = decisions.at(-1);
  return last?.end ? undefined : last;
}

/** The approved decision that stands; none of a case that was never decided or was reopened. */
export function standingDecision({ decisions }: Decided): CaseDecision | undefined {
  const last = decisions.findLast(({ end }) => end?.how === 'approved');
  return last?.outcome === 'reopened' ? undefined : last;
}

/** Where a case stands on a day: it waits for the second person, or for the day that it is snoozed until. */
export function caseStatus(
  reviewCase: Decided & Pick<ReviewCase, 'snoozedUntil'>,
  today: string,
): CaseStatus {
  if (pendingDecision(reviewCase)) return 'waiting';
  if (standingDecision(reviewCase)) return 'resolved';
  const { snoozedUntil } = reviewCase;
  return snoozedUntil !== undefined && snoozedUntil > today ? 'waiting' : 'open';
}
