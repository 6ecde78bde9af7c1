import * as v from 'valibot';
import { personIdSchema } from '../portal/person.schema';
import { timestampSchema } from '../scalars';
import { lineSchema, longTextSchema } from '../text/text-limits';

/** The screenings of a client (CO2). */
export const screenings = ['kyc', 'aml'] as const;

/** What a reviewer does about a screening, in the order of an untroubled one. */
export const screeningSteps = ['request', 'receive', 'complete', 'flag'] as const;

/** One step of a screening: who took it, when (an ISO instant), and why. */
export const screeningEventSchema = v.object({
  screening: v.picklist(screenings),
  step: v.picklist(screeningSteps),
  at: timestampSchema,
  by: lineSchema,
  personId: personIdSchema,
  reason: longTextSchema,
});

/** One step of a screening. */
export type ScreeningEvent = v.InferOutput<typeof screeningEventSchema>;
