import { pendingDecision } from './case-standing';
import type { CaseDecision, ReviewCase } from './review-case.schema';

type Ending = NonNullable<CaseDecision['end']>;

/** The case with its pending decision ended so; the same case if none is pending. */
export function withEndedDecision(reviewCase: ReviewCase, end: Ending): ReviewCase {
  const pending = pendingDecision(reviewCase);
  if (!pending) return reviewCase;
  return { ...reviewCase, decisions: [...reviewCase.decisions.slice(0, -1), { ...pending, end }] };
}

/** A case with a piece of evidence; a decision that waits for approval did not know it and is cleared. */
export function withEvidence(
  reviewCase: ReviewCase,
  note: ReviewCase['evidence'][number],
): ReviewCase {
  const { text, mentions: _, ...person } = note;
  const cleared = withEndedDecision(reviewCase, {
    ...person,
    how: 'cleared',
    reason: `New evidence: ${text}`,
  });
  return { ...cleared, evidence: [...cleared.evidence, note] };
}
