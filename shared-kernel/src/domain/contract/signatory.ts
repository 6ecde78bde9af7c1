import * as v from 'valibot';
import { dateSchema } from '../scalars';
import { lineSchema } from '../text/text-limits';

/** `declined` is what the specification calls “other” (C7). */
export const signatoryStatuses = ['signed', 'pending', 'declined'] as const;

/** A person who signs, in the order of the contract's list (C7). */
export const signatorySchema = v.object({
  id: lineSchema,
  name: lineSchema,
  role: lineSchema,
  email: lineSchema,
  status: v.picklist(signatoryStatuses),
  signedDate: v.optional(dateSchema),
});
