import * as v from 'valibot';
import { timestampSchema } from '../scalars';
import { lineSchema, longTextSchema } from '../text/text-limits';

/** What a reviewer finds a sanctions hit to be. */
export const hitOutcomes = ['false_positive', 'confirmed'] as const;

/**
 * A reviewer's decision on one sanctions hit. `digest` is that of everything that was compared; if the client's data
 * or the entry of the list change, it no longer fits and the hit is open again.
 */
export const sanctionsDecisionSchema = v.object({
  entryId: lineSchema,
  subject: lineSchema,
  digest: lineSchema,
  outcome: v.picklist(hitOutcomes),
  reason: longTextSchema,
  by: lineSchema,
  at: timestampSchema,
});

/** A reviewer's decision on one sanctions hit. */
export type SanctionsDecision = v.InferOutput<typeof sanctionsDecisionSchema>;
