import * as v from 'valibot';
import { clientIdSchema } from '../client-id';
import { idSchema, lineSchema } from '../text/text-limits';
import { contractTypeSchema } from './contract-type';
import { signatorySchema, signingOrders } from './signatory';

/** A future participant of an envelope, whose name is not known yet. */
export const plannedPartySchema = v.pick(signatorySchema, ['role', 'part']);

/**
 * A template for contracts of one kind: a title, and the parts of an envelope in order, without people or signatures.
 * With a `clientId` it belongs to that client; without, to the platform, and clients do not see it.
 */
export const contractTemplateSchema = v.object({
  id: idSchema,
  title: lineSchema,
  type: contractTypeSchema,
  parties: v.array(plannedPartySchema),
  order: v.optional(v.picklist(signingOrders)),
  clientId: v.optional(clientIdSchema),
});
