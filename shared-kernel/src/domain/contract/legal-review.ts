import * as v from 'valibot';
import { portalPersonSchema } from '../portal/person.schema';
import { timestampSchema } from '../scalars';

/** Where a contract’s legal review stands (C6). */
export const legalReviews = ['required', 'completed', 'pending', 'waived'] as const;

export type LegalReview = (typeof legalReviews)[number];

/** Accepts a legal review and nothing else. */
export const legalReviewSchema = v.picklist(legalReviews);

/** Who submitted a contract for its legal review, known as the authors of review cases are. */
export const submissionSchema = v.object({
  ...portalPersonSchema.entries,
  at: timestampSchema,
});
