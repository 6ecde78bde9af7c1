import * as v from 'valibot';
import { portalKeySchema } from '../portal/portal-key.schema';
import { timestampSchema } from '../scalars';
import { lineSchema } from '../text/text-limits';

/** Where a contract’s legal review stands (C6). */
export const legalReviews = ['required', 'completed', 'pending', 'waived'] as const;

export type LegalReview = (typeof legalReviews)[number];

/** Accepts a legal review and nothing else. */
export const legalReviewSchema = v.picklist(legalReviews);

/** Who submitted a contract for its legal review, known as the authors of review cases are. */
export const submissionSchema = v.object({
  by: portalKeySchema,
  name: lineSchema,
  at: timestampSchema,
});
