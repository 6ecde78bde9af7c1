import type { PortalKey } from '../portal';
import { caseDeciders } from './case-cause';
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

/** Whether the people of a portal decide on a case. */
export const isDeciderOf = (
  { subject }: Pick<ReviewCase, 'subject'>,
  portal: PortalKey | undefined,
): boolean => caseDeciders[subject.kind].some((decider) => decider === portal);

/** Whether a decision waits for a second person, who may be in this portal. */
export const awaitsApproval = (reviewCase: ReviewCase, portal: PortalKey): boolean => {
  const pending = pendingDecision(reviewCase);
  return pending !== undefined && pending.by !== portal && isDeciderOf(reviewCase, portal);
};
