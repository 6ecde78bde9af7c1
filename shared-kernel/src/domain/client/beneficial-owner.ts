import * as v from 'valibot';
import { dateSchema } from '../scalars';
import { lineSchema } from '../text/text-limits';

/**
 * A beneficial owner of a client. `share` is the owned percentage of the client. If `through` is set, it is the
 * percentage of the owner with that id.
 */
export const beneficialOwnerSchema = v.object({
  id: lineSchema,
  name: lineSchema,
  kind: v.picklist(['person', 'company']),
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  through: v.optional(lineSchema),
  birthDate: v.optional(dateSchema),
  country: v.optional(lineSchema),
});
