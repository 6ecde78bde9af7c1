import * as v from 'valibot';
import { clientIdSchema } from '../client-id';
import { idSchema, singleLineSchema } from '../text/text-limits';
import { contractTypeSchema } from './contract-type';
import { signatorySchema, signingOrders } from './signatory';

/** A planned participant of an envelope. The name of the participant is not known yet. */
export const plannedPartySchema = v.pick(signatorySchema, ['role', 'part']);

/**
 * A template for contracts, with a title and the roles of the parties. A template without a `clientId` belongs to the
 * platform and is hidden from clients.
 */
export const contractTemplateSchema = v.object({
  id: idSchema,
  title: singleLineSchema,
  type: contractTypeSchema,
  parties: v.array(plannedPartySchema),
  order: v.optional(v.picklist(signingOrders)),
  clientId: v.optional(clientIdSchema),
});
