import * as v from 'valibot';

/** Where a contract’s legal review stands (C6). */
export const legalReviews = ['required', 'completed', 'pending', 'waived'] as const;

export type LegalReview = (typeof legalReviews)[number];

/** Accepts a legal review and nothing else. */
export const legalReviewSchema = v.picklist(legalReviews);
