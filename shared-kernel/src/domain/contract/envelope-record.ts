import * as v from 'valibot';
import { personIdSchema } from '../portal/person.schema';
import { dateSchema, timestampSchema } from '../scalars';
import { lineSchema } from '../text/text-limits';
import { signatorySchema } from './signatory';

/** A moment, or the day alone where that is all that is known; absent where nothing is. */
const at = v.optional(v.union([timestampSchema, dateSchema]));

const person = v.pick(signatorySchema, ['id', 'name', 'role', 'email', 'part', 'personId']);

const named = v.pick(signatorySchema, ['name', 'role', 'email']);

/**
 * What happened to the envelopes of a contract, in order; signatures are with the signatories. `approved` is an approval
 * that ended with its envelope. `changed` says how a signatory was named before and after; `by` is another person who
 * acted, `actorId` the id of whoever acted, which earlier records do not have.
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
