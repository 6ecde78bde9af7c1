import * as v from 'valibot';
import { dateSchema, timestampSchema } from '../scalars';
import { idSchema, lineSchema } from '../text/text-limits';

/**
 * A visitor's demo request in the workspace (L1). `date` and `time` (`HH:MM`) are local to the visitor, `instant` is
 * the same as an ISO instant. `requestedAt` is the time of the request.
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
