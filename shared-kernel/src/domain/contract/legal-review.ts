import * as v from 'valibot';
import { portalPersonSchema } from '../portal/person.schema';
import { timestampSchema } from '../scalars';

export const legalReviews = ['required', 'completed', 'pending', 'waived'] as const;

export type LegalReview = (typeof legalReviews)[number];

export const legalReviewSchema = v.picklist(legalReviews);

/** The person who submitted a contract for its legal review, stored like the authors of review cases. */
export const submissionSchema = v.object({
  ...portalPersonSchema.entries,
  at: timestampSchema,
});
