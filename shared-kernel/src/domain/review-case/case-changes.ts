import { findPendingDecision } from './case-decisions';
import type { CaseDecision, ReviewCase } from './review-case.schema';

type Ending = NonNullable<CaseDecision['end']>;

/**
 * Ends the pending decision of a review case and returns the changed case. Returns the same case if no decision is
 * pending.
 */
export function endPendingDecision(reviewCase: ReviewCase, end: Ending): ReviewCase {
  const pending = findPendingDecision(reviewCase);
  if (!pending) return reviewCase;
  return { ...reviewCase, decisions: [...reviewCase.decisions.slice(0, -1), { ...pending, end }] };
}

/**
 * Returns the review case with new evidence. A pending decision is cancelled, because it was made without this
 * evidence.
 */
export function addEvidenceToCase(
  reviewCase: ReviewCase,
  note: ReviewCase['evidence'][number],
): ReviewCase {
  const { text, mentions: _, ...person } = note;
  const cleared = endPendingDecision(reviewCase, {
    ...person,
    how: 'cleared',
    reason: `New evidence: ${text}`,
  });
  return { ...cleared, evidence: [...cleared.evidence, note] };
}
