import * as v from 'valibot';
import { dateSchema } from '../scalars';
import { lineSchema } from '../text/text-limits';

/**
 * A beneficial owner of a client. `share` is the percentage of the client that this owner holds. If `through` contains
 * the id of another owner, `share` is the percentage of that other owner instead.
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
