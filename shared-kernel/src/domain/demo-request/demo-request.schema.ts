import * as v from 'valibot';
import { dateSchema, timestampSchema } from '../scalars';
import { idSchema, lineSchema } from '../text/text-limits';

/**
 * A visitor's request for a demo as the workspace keeps it (L1); `date` is a calendar day, `time` is
 * `HH:MM` local to the visitor, `instant` the same as an ISO instant, `requestedAt` another.
 */
export const demoRequestSchema = v.object({
  id: idSchema,
  name: lineSchema,
  email: lineSchema,
  company: lineSchema,
  date: dateSchema,
  time: v.pipe(v.string(), v.isoTime()),
  instant: v.optional(timestampSchema),
  requestedAt: timestampSchema,
});
