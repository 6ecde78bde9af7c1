import {
  isSamePerson,
  getPersonId,
  portalLabel,
  type PortalKey,
  type PortalPerson,
} from '../portal';
import { caseDeciders } from './case-cause';
import { findPendingDecision } from './case-decisions';
import type { ReviewCase } from './review-case.schema';

/** Whether users of a portal can decide on a review case. */
export const isCaseDecider = (
  { subject }: Pick<ReviewCase, 'subject'>,
  portal: PortalKey | undefined,
): boolean => caseDeciders[subject.kind].some((decider) => decider === portal);

type Owner = Pick<ReviewCase, 'owner' | 'ownerId' | 'ownerName'>;

/** Whether a user owns the review case. Without an `ownerId`, every user of the owner portal owns the case. */
export const isCaseOwnedBy = ({ owner, ownerId }: Owner, person: PortalPerson): boolean =>
  owner !== undefined &&
  (ownerId === undefined ? owner === person.by : ownerId === getPersonId(person));

/**
 * Returns the owner fields of a review case for a user. `ownerName` is omitted if the portal’s profile contains the
 * name.
 */
export const toCaseOwner = ({ by, name, personId }: PortalPerson): Owner => ({
  owner: by,
  ownerId: personId,
  ...(personId !== undefined && personId !== getPersonId({ by }) && { ownerName: name }),
});

/**
 * Returns the name of the owner of a review case; `undefined` if the case has no owner. `people` contains one user per
 * portal.
 */
export function getCaseOwnerName(
  { owner, ownerId, ownerName }: Owner,
  people: Readonly<Record<PortalKey, PortalPerson>>,
): string | undefined {
  if (owner === undefined || ownerName !== undefined) return ownerName;
  const isOfPortal = getPersonId({ by: owner, personId: ownerId }) === getPersonId(people[owner]);
  return isOfPortal ? people[owner].name : portalLabel[owner];
}

/** Whether a user can approve another user’s pending decision. */
export function canApproveCase(
  reviewCase: Pick<ReviewCase, 'subject' | 'decisions'>,
  person: PortalPerson,
): boolean {
  const pending = findPendingDecision(reviewCase);
  return (
    pending !== undefined && isCaseDecider(reviewCase, person.by) && !isSamePerson(pending, person)
  );
}
