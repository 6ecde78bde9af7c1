import * as v from 'valibot';
import { personIdSchema } from '../portal/person.schema';
import { dateSchema } from '../scalars';
import { lineSchema } from '../text/text-limits';

/** `declined` is what the specification calls “other” (C7). */
export const signatoryStatuses = ['signed', 'pending', 'declined'] as const;

/** Who takes a step in an envelope, the first stage first: approvers, then those who sign, then witnesses. */
const actingParts = ['approver', 'signatory', 'witness'] as const;

/** How one takes part in an envelope; a viewer and who gets a copy take no step, and block none. */
export const signatoryParts = [...actingParts, 'viewer', 'copy'] as const;

/** In which order those of a stage act. */
export const signingOrders = ['listed', 'any'] as const;

/**
 * A person of an envelope, in the order of the contract's list; signs where no `part` says otherwise (C7).
 * `delegatedBy` names who handed the part over, `signedIn` the envelope in which the step was taken, `personId` the person if it is one of the portals' people.
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

/** A person of an envelope. */
export type Signatory = v.InferOutput<typeof signatorySchema>;

/** How a person takes part in an envelope. */
export const partOf = ({ part = 'signatory' }: Pick<Signatory, 'part'>) => part;

/** Those who take a step in an envelope, in the order of their stages, and in each as they are listed. */
export const actingSignatories = <Person extends Pick<Signatory, 'part'>>({
  signatories,
}: {
  readonly signatories: readonly Person[];
}): readonly Person[] =>
  actingParts.flatMap((part) => signatories.filter((person) => partOf(person) === part));
