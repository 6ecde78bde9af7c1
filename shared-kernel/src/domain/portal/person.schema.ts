import * as v from 'valibot';
import { idSchema, singleLineSchema } from '../text/text-limits';
import { portalKeySchema } from './portal-key.schema';

/** A person's id, which is absent in older records. */
export const personIdSchema = v.optional(idSchema);

export const portalPersonSchema = v.object({
  by: portalKeySchema,
  name: singleLineSchema,
  personId: personIdSchema,
});
