import * as v from 'valibot';
import { personIdSchema } from '../portal/person.schema';
import { dateSchema } from '../scalars';
import { lineSchema } from '../text/text-limits';

/** `declined` is “other” in the specification (C7). */
export const signatoryStatuses = ['signed', 'pending', 'declined'] as const;

/** The parts of an envelope that act, in the order of their stages. */
const actingParts = ['approver', 'signatory', 'witness'] as const;

/** The parts that a person can have in an envelope. Viewers and recipients of copies do not act and block nobody. */
export const signatoryParts = [...actingParts, 'viewer', 'copy'] as const;

export const signingOrders = ['listed', 'any'] as const;

/**
 * A person of an envelope, in list order; a signatory if there is no `part` (C7). `delegatedBy` is the person who
 * delegated the part, `signedIn` the envelope of the signature. `personId` is present if the person belongs to a
 * portal.
 */
export const signatorySchema = v.object({
  id: lineSchema,
  name: lineSchema,
  role: lineSchema,
  email: lineSchema,
  status: v.picklist(signatoryStatuses),
  signedDate: v.optional(dateSchema),
  signedIn: v.optional(lineSchema),
  part: v.optional(v.picklist(signatoryParts)),
  delegatedBy: v.optional(lineSchema),
  personId: personIdSchema,
});

export type Signatory = v.InferOutput<typeof signatorySchema>;

/** The part of a person in an envelope; signatory by default. */
export const partOf = ({ part = 'signatory' }: Pick<Signatory, 'part'>) => part;

/** The people who act in an envelope, by stage and within a stage in list order. */
export const actingSignatories = <Person extends Pick<Signatory, 'part'>>({
  signatories,
}: {
  readonly signatories: readonly Person[];
}): readonly Person[] =>
  actingParts.flatMap((part) => signatories.filter((person) => partOf(person) === part));
