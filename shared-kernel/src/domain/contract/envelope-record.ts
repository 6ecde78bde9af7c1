import * as v from 'valibot';
import { personIdSchema } from '../portal/person.schema';
import { dateSchema, timestampSchema } from '../scalars';
import { singleLineSchema } from '../text/text-limits';
import { signatorySchema } from './signatory';

/** Time of an envelope event: an ISO instant, or a date if the time is unknown. Absent if neither is known. */
const at = v.optional(v.union([timestampSchema, dateSchema]));

const person = v.pick(signatorySchema, ['id', 'name', 'role', 'email', 'part', 'personId']);

const named = v.pick(signatorySchema, ['name', 'role', 'email']);

/**
 * Events of a contract's envelopes in chronological order. Signatures are stored with the signatories instead. `by` is
 * a user who acted on behalf of the signatory.
 */
export const envelopeRecordSchema = v.variant('kind', [
  v.object({
    kind: v.literal('sent'),
    id: singleLineSchema,
    at,
    envelope: singleLineSchema,
    expiresOn: v.optional(dateSchema),
    actorId: personIdSchema,
  }),
  v.object({ kind: v.literal('expired'), id: singleLineSchema, at }),
  v.object({
    kind: v.picklist(['recalled', 'void']),
    id: singleLineSchema,
    at,
    remark: v.optional(singleLineSchema),
    actorId: personIdSchema,
  }),
  v.object({
    kind: v.picklist(['declined', 'approved']),
    id: singleLineSchema,
    at,
    person,
    by: v.optional(singleLineSchema),
    actorId: personIdSchema,
    remark: v.optional(singleLineSchema),
  }),
  v.object({
    kind: v.literal('changed'),
    id: singleLineSchema,
    at,
    by: singleLineSchema,
    actorId: personIdSchema,
    signatoryId: singleLineSchema,
    before: named,
    after: named,
  }),
]);
