import type { ReviewCase } from 'shared-kernel/domain/review-case';

/** What one person submitted, and how another one answered it. */
export type CaseDecision = ReviewCase['decisions'][number];

/** A comment, or evidence that was added: by whom, when, and whom it mentions. */
export type CaseNote = ReviewCase['comments'][number];

/** How a decision ends a case, or that it opens the case again. */
export type CaseOutcome = CaseDecision['outcome'];
