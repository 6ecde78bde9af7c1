import * as v from 'valibot';
import { personIdSchema } from '../portal/person.schema';
import { dateSchema, timestampSchema } from '../scalars';
import { lineSchema } from '../text/text-limits';
import { signatorySchema } from './signatory';

/** Time of an envelope event: an ISO instant, or a date if the time is unknown. Absent if neither is known. */
const at = v.optional(v.union([timestampSchema, dateSchema]));

const person = v.pick(signatorySchema, ['id', 'name', 'role', 'email', 'part', 'personId']);

const named = v.pick(signatorySchema, ['name', 'role', 'email']);

/**
 * Events of a contract's envelopes in chronological order. Signatures are stored with the signatories instead. `by` is
 * a user who acted on behalf of the person.
 */
export const envelopeRecordSchema = v.variant('kind', [
  v.object({
    kind: v.literal('sent'),
    id: lineSchema,
    at,
    envelope: lineSchema,
    expiresOn: v.optional(dateSchema),
    actorId: personIdSchema,
  }),
  v.object({ kind: v.literal('expired'), id: lineSchema, at }),
  v.object({
    kind: v.picklist(['recalled', 'void']),
    id: lineSchema,
    at,
    remark: v.optional(lineSchema),
    actorId: personIdSchema,
  }),
  v.object({
    kind: v.picklist(['declined', 'approved']),
    id: lineSchema,
    at,
    person,
    by: v.optional(lineSchema),
    actorId: personIdSchema,
    remark: v.optional(lineSchema),
  }),
  v.object({
    kind: v.literal('changed'),
    id: lineSchema,
    at,
    by: lineSchema,
    actorId: personIdSchema,
    signatoryId: lineSchema,
    before: named,
    after: named,
  }),
]);
