import { pendingDecision } from './case-decisions';
import type { CaseDecision, ReviewCase } from './review-case.schema';

type Ending = NonNullable<CaseDecision['end']>;

/** The review case with its pending decision ended; unchanged if there is none. */
export function withEndedDecision(reviewCase: ReviewCase, end: Ending): ReviewCase {
  const pending = pendingDecision(reviewCase);
  if (!pending) return reviewCase;
  return { ...reviewCase, decisions: [...reviewCase.decisions.slice(0, -1), { ...pending, end }] };
}

/** The review case with new evidence. It clears a pending decision, which was made without that evidence. */
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
