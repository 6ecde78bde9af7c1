import { isSamePerson, personIdOf, type PortalKey, type PortalPerson } from '../portal';
import { caseDeciders } from './case-cause';
import { pendingDecision } from './case-decisions';
import type { ReviewCase } from './review-case.schema';

/** Whether users of a portal can decide a review case. */
export const isDeciderOf = (
  { subject }: Pick<ReviewCase, 'subject'>,
  portal: PortalKey | undefined,
): boolean => caseDeciders[subject.kind].some((decider) => decider === portal);

/** Whether a user is the owner of the review case. */
export const isOwnedBy = (
  { owner, ownerId }: Pick<ReviewCase, 'owner' | 'ownerId'>,
  person: PortalPerson,
): boolean =>
  owner !== undefined && personIdOf({ by: owner, personId: ownerId }) === personIdOf(person);

/** Whether a user can approve the pending decision that another user has made. */
export function canApproveCase(
  reviewCase: Pick<ReviewCase, 'subject' | 'decisions'>,
  person: PortalPerson,
): boolean {
  const pending = pendingDecision(reviewCase);
  return (
    pending !== undefined && isDeciderOf(reviewCase, person.by) && !isSamePerson(pending, person)
  );
}
