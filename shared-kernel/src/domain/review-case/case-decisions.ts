import type { CaseDecision, ReviewCase } from './review-case.schema';

type Decided = Pick<ReviewCase, 'decisions'>;

/** The decision of a review case that still needs approval by a second user; `undefined` if there is none. */
export function findPendingDecision({ decisions }: Decided): CaseDecision | undefined {
  const last = decisions.at(-1);
  return last?.end ? undefined : last;
}

/** Returns the approved decision of a review case; `undefined` if there is none or the case was reopened. */
export function findEffectiveDecision({ decisions }: Decided): CaseDecision | undefined {
  const last = decisions.findLast(({ end }) => end?.how === 'approved');
  return last?.outcome === 'reopened' ? undefined : last;
}
