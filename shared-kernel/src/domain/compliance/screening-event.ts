import * as v from 'valibot';
import { personIdSchema } from '../portal/person.schema';
import { timestampSchema } from '../scalars';
import { singleLineSchema, longTextSchema } from '../text/text-limits';

export const screenings = ['kyc', 'aml'] as const;

/** Steps of a screening. A screening is requested, received and completed, in this order. `flag` reports a problem. */
export const screeningSteps = ['request', 'receive', 'complete', 'flag'] as const;

/** One step of a screening, with the user, the ISO timestamp and the reason. */
export const screeningEventSchema = v.object({
  screening: v.picklist(screenings),
  step: v.picklist(screeningSteps),
  at: timestampSchema,
  by: singleLineSchema,
  personId: personIdSchema,
  reason: longTextSchema,
});

export type ScreeningEvent = v.InferOutput<typeof screeningEventSchema>;
