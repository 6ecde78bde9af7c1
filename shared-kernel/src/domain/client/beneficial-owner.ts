import * as v from 'valibot';
import { dateSchema } from '../scalars';
import { singleLineSchema } from '../text/text-limits';

/**
 * A beneficial owner of a client. `share` is the percentage of the client that this owner holds. If `through` contains
 * the id of another owner, `share` is the percentage of that other owner instead.
 */
export const beneficialOwnerSchema = v.object({
  id: singleLineSchema,
  name: singleLineSchema,
  kind: v.picklist(['person', 'company']),
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  through: v.optional(singleLineSchema),
  birthDate: v.optional(dateSchema),
  country: v.optional(singleLineSchema),
});
