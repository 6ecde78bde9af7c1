import * as v from 'valibot';
import { dateSchema, timestampSchema } from '../scalars';
import { idSchema, lineSchema } from '../text/text-limits';

/**
 * A visitor's request for a demo as the workspace keeps it (L1); `date` is a calendar day, `time` is
 * `HH:MM` local to the visitor, `requestedAt` an ISO instant.
 */
export const demoRequestSchema = v.object({
  id: idSchema,
  name: lineSchema,
  email: lineSchema,
  company: lineSchema,
  date: dateSchema,
  time: v.pipe(v.string(), v.isoTime()),
  requestedAt: timestampSchema,
});
