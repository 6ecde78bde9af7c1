import * as v from 'valibot';
import { clientIdSchema } from '../client-id';
import { idSchema, lineSchema } from '../text/text-limits';
import { contractTypeSchema } from './contract-type';
import { signatorySchema, signingOrders } from './signatory';

/** One who will take part in an envelope, before it is known who that is. */
export const plannedPartySchema = v.pick(signatorySchema, ['role', 'part']);

/**
 * What contracts of one kind begin with: a title, and who takes part in which order; no people, no signatures. With
 * a `clientId` it is that client's own; without, the platform's, which a client does not see.
 */
export const contractTemplateSchema = v.object({
  id: idSchema,
  title: lineSchema,
  type: contractTypeSchema,
  parties: v.array(plannedPartySchema),
  order: v.optional(v.picklist(signingOrders)),
  clientId: v.optional(clientIdSchema),
});
