import * as v from 'valibot';
import { timestampSchema } from '../scalars';
import { lineSchema, longTextSchema } from '../text/text-limits';

/** Who signs off a client before it is approved, three in all (CO4, T2). */
export const signOffParties = ['compliance', 'banking', 'legal'] as const;

/**
 * A party's sign-off; without `at` (an ISO instant) and `by` it was given before sign-offs were
 * recorded one by one.
 */
export const caseSignOffSchema = v.object({
  party: v.picklist(signOffParties),
  at: v.optional(timestampSchema),
  by: v.optional(lineSchema),
  comment: v.optional(longTextSchema),
});

/** A party’s sign-off of a case. */
export type CaseSignOff = v.InferOutput<typeof caseSignOffSchema>;
