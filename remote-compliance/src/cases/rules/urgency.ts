import {
  getCaseStatus,
  isCaseDecider,
  isCaseOwnedBy,
  findEffectiveDecision,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import type { PortalKey, PortalPerson } from 'shared-kernel/domain/portal';
import { riskLevels } from '../../screening/risk-levels';

/** Sort order of review cases by urgency: due date, then larger amount, higher risk, older case. */
export const compareByUrgency = (one: ReviewCase, other: ReviewCase): number =>
  one.due.localeCompare(other.due) ||
  (other.amount ?? 0) - (one.amount ?? 0) ||
  riskLevels.indexOf(other.riskLevel) - riskLevels.indexOf(one.riskLevel) ||
  one.openedAt.localeCompare(other.openedAt) ||
  one.id.localeCompare(other.id);

const isFree = (reviewCase: ReviewCase, portal: PortalKey, today: string): boolean =>
  reviewCase.owner === undefined &&
  isCaseDecider(reviewCase, portal) &&
  getCaseStatus(reviewCase, today) === 'open';

const firstByUrgency = (cases: readonly ReviewCase[]): ReviewCase | undefined =>
  cases.reduce<ReviewCase | undefined>(
    (first, one) => (first && compareByUrgency(first, one) <= 0 ? first : one),
    undefined,
  );

/**
 * Returns the most urgent unassigned review case in the portal’s queue. If there is none, searches the other queues
 * with cases that the portal can decide.
 */
export function findNextCase(
  cases: readonly ReviewCase[],
  portal: PortalKey,
  today: string,
): ReviewCase | undefined {
  const free = cases.filter((one) => isFree(one, portal, today));
  return firstByUrgency(free.filter(({ queue }) => queue === portal)) ?? firstByUrgency(free);
}

export const findAssignedCases = (
  cases: readonly ReviewCase[],
  person: PortalPerson,
): readonly ReviewCase[] =>
  cases.filter((one) => isCaseOwnedBy(one, person) && !findEffectiveDecision(one));
