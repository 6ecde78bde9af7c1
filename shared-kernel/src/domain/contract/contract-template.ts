import * as v from 'valibot';
import { clientIdSchema } from '../client-id';
import { idSchema, lineSchema } from '../text/text-limits';
import { contractTypeSchema } from './contract-type';
import { signatorySchema, signingOrders } from './signatory';

/** A future participant of an envelope, whose name is not known yet. */
export const plannedPartySchema = v.pick(signatorySchema, ['role', 'part']);

/**
 * A template for one kind of contract. It contains a title and the participants' parts in order, without people or
 * signatures. With a `clientId` it belongs to that client; without one it belongs to the platform and is hidden from
 * clients.
 */
export const contractTemplateSchema = v.object({
  id: idSchema,
  title: lineSchema,
  type: contractTypeSchema,
  parties: v.array(plannedPartySchema),
  order: v.optional(v.picklist(signingOrders)),
  clientId: v.optional(clientIdSchema),
});
