import * as v from 'valibot';
import { personIdSchema } from '../portal/person.schema';
import { dateSchema } from '../scalars';
import { singleLineSchema } from '../text/text-limits';

/** Statuses of a signatory. The specification calls the status `declined` “other” (C7). */
export const signatoryStatuses = ['signed', 'pending', 'declined'] as const;

const actingParts = ['approver', 'signatory', 'witness'] as const;

/** Roles of a person in an envelope. Viewers and recipients of copies do not have to act. */
export const envelopeRoles = [...actingParts, 'viewer', 'copy'] as const;

export const signingOrders = ['listed', 'any'] as const;

/**
 * A participant of an envelope (C7). Without a `part`, the participant is a signatory. `signedIn` is the id of the
 * envelope that the participant signed.
 */
export const signatorySchema = v.object({
  id: singleLineSchema,
  name: singleLineSchema,
  role: singleLineSchema,
  email: singleLineSchema,
  status: v.picklist(signatoryStatuses),
  signedDate: v.optional(dateSchema),
  signedIn: v.optional(singleLineSchema),
  part: v.optional(v.picklist(envelopeRoles)),
  delegatedBy: v.optional(singleLineSchema),
  personId: personIdSchema,
});

export type Signatory = v.InferOutput<typeof signatorySchema>;

/** Returns the role of a participant in an envelope. The default is signatory. */
export const getSigningRole = ({ part = 'signatory' }: Pick<Signatory, 'part'>) => part;

/** Returns the people who must act in an envelope, sorted by stage. Within a stage, the list order is preserved. */
export const listActingSignatories = <Person extends Pick<Signatory, 'part'>>({
  signatories,
}: {
  readonly signatories: readonly Person[];
}): readonly Person[] =>
  actingParts.flatMap((part) => signatories.filter((person) => getSigningRole(person) === part));
