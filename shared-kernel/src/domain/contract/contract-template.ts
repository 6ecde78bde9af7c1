import * as v from 'valibot';
import { idSchema, lineSchema } from '../text/text-limits';
import { contractTypeSchema } from './contract-type';
import { signatorySchema, signingOrders } from './signatory';

/** One who will take part in an envelope, before it is known who that is. */
export const plannedPartySchema = v.pick(signatorySchema, ['role', 'part']);

/** What contracts of one kind begin with: a title, and who takes part in which order; no people, no signatures. */
export const contractTemplateSchema = v.object({
  id: idSchema,
  title: lineSchema,
  type: contractTypeSchema,
  parties: v.array(plannedPartySchema),
  order: v.optional(v.picklist(signingOrders)),
});
