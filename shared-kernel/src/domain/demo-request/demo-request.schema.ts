import * as v from 'valibot';
import { dateSchema, timestampSchema } from '../scalars';
import { idSchema, singleLineSchema } from '../text/text-limits';

/**
 * A visitor's demo request (L1). `date` and `time` (`HH:MM`) are in the visitor's time zone. `instant` is the same time
 * as an ISO timestamp in UTC.
 */
export const demoRequestSchema = v.object({
  id: idSchema,
  name: singleLineSchema,
  email: singleLineSchema,
  company: singleLineSchema,
  date: dateSchema,
  time: v.pipe(v.string(), v.isoTime()),
  instant: v.optional(timestampSchema),
  requestedAt: timestampSchema,
});
