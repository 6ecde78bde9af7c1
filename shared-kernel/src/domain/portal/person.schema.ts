import * as v from 'valibot';
import { idSchema, lineSchema } from '../text/text-limits';
import { portalKeySchema } from './portal-key.schema';

/** The id of a person, which records of earlier versions do not have. */
export const personIdSchema = v.optional(idSchema);

/** A person who acted in a portal. */
export const portalPersonSchema = v.object({
  by: portalKeySchema,
  name: lineSchema,
  personId: personIdSchema,
});
