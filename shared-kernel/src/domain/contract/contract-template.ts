import * as v from 'valibot';
import { clientIdSchema } from '../client-id';
import { idSchema, lineSchema } from '../text/text-limits';
import { contractTypeSchema } from './contract-type';
import { signatorySchema, signingOrders } from './signatory';

/** Planned participant of an envelope, without a name. */
export const plannedPartySchema = v.pick(signatorySchema, ['role', 'part']);

/**
 * Template for one kind of contract, with a title and roles. Without a `clientId`, it belongs to the platform and
 * clients do not see it.
 */
export const contractTemplateSchema = v.object({
  id: idSchema,
  title: lineSchema,
  type: contractTypeSchema,
  parties: v.array(plannedPartySchema),
  order: v.optional(v.picklist(signingOrders)),
  clientId: v.optional(clientIdSchema),
});
