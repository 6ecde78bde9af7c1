import * as v from 'valibot';
import { portalPersonSchema } from '../portal/person.schema';
import { timestampSchema } from '../scalars';

export const legalReviewStatuses = ['required', 'completed', 'pending', 'waived'] as const;

export type LegalReviewStatus = (typeof legalReviewStatuses)[number];

export const legalReviewSchema = v.picklist(legalReviewStatuses);

/** The user who submitted a contract for legal review, and the time of the submission. */
export const submissionSchema = v.object({
  ...portalPersonSchema.entries,
  at: timestampSchema,
});
