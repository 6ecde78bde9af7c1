import * as v from 'valibot';
import { clientIdSchema } from '../client-id';
import { idSchema, lineSchema } from '../text/text-limits';
import { contractTypeSchema } from './contract-type';
import { signatorySchema, signingOrders } from './signatory';

/** A planned participant of an envelope, whose name is not known yet. */
export const plannedPartySchema = v.pick(signatorySchema, ['role', 'part']);

/**
 * A template for one kind of contract, with a title and roles but no names. With a `clientId`, the template belongs to
 * that client. Otherwise, it belongs to the platform and clients do not see it.
 */
export const contractTemplateSchema = v.object({
  id: idSchema,
  title: lineSchema,
  type: contractTypeSchema,
  parties: v.array(plannedPartySchema),
  order: v.optional(v.picklist(signingOrders)),
  clientId: v.optional(clientIdSchema),
});
