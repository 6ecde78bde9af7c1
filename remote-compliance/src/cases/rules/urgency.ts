import {
  caseStatus,
  isDeciderOf,
  isOwnedBy,
  standingDecision,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import type { PortalKey, PortalPerson } from 'shared-kernel/domain/portal';
import { riskLevels } from '../../screening/risk-levels';

/** Which of two cases comes first: the one due earlier, then the larger amount, the higher risk, the older one. */
export const byUrgency = (one: ReviewCase, other: ReviewCase): number =>
  one.due.localeCompare(other.due) ||
  (other.amount ?? 0) - (one.amount ?? 0) ||
  riskLevels.indexOf(other.riskLevel) - riskLevels.indexOf(one.riskLevel) ||
  one.openedAt.localeCompare(other.openedAt) ||
  one.id.localeCompare(other.id);

/** Whether a case can be taken in a portal. */
const isFree = (reviewCase: ReviewCase, portal: PortalKey, today: string): boolean =>
  reviewCase.owner === undefined &&
  isDeciderOf(reviewCase, portal) &&
  caseStatus(reviewCase, today) === 'open';

/** The first by urgency, each looked at once. */
const firstByUrgency = (cases: readonly ReviewCase[]): ReviewCase | undefined =>
  cases.reduce<ReviewCase | undefined>(
    (first, one) => (first && byUrgency(first, one) <= 0 ? first : one),
    undefined,
  );

/**
 * What a person takes next: the most urgent case of the portal's own queue that has no owner, and when that is empty, of
 * the other queues that it may decide on.
 */
export function nextCase(
  cases: readonly ReviewCase[],
  portal: PortalKey,
  today: string,
): ReviewCase | undefined {
  const free = cases.filter((one) => isFree(one, portal, today));
  return firstByUrgency(free.filter(({ queue }) => queue === portal)) ?? firstByUrgency(free);
}

/** The cases that a person has taken and that are not resolved. */
export const casesOf = (
  cases: readonly ReviewCase[],
  person: PortalPerson,
): readonly ReviewCase[] => cases.filter((one) => isOwnedBy(one, person) && !standingDecision(one));
