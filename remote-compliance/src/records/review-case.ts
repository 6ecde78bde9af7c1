import type { ReviewCase } from 'shared-kernel/domain/review-case';

/** A submitted decision and its approval or return. */
export type CaseDecision = ReviewCase['decisions'][number];

/** A comment or piece of evidence with author, time and mentions. */
export type CaseNote = ReviewCase['comments'][number];

/** The outcome of a decision. `reopened` opens the case again. */
export type CaseOutcome = CaseDecision['outcome'];
