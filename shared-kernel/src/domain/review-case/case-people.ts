import { isSamePerson, type PortalKey, type PortalPerson } from '../portal';
import { caseDeciders } from './case-cause';
import { pendingDecision } from './case-standing';
import type { ReviewCase } from './review-case.schema';

/** Whether the people of a portal decide on a case. */
export const isDeciderOf = (
  { subject }: Pick<ReviewCase, 'subject'>,
  portal: PortalKey | undefined,
): boolean => caseDeciders[subject.kind].some((decider) => decider === portal);

/** Whether a decision waits for a second person, who can be this one. */
export function canApproveCase(
  reviewCase: Pick<ReviewCase, 'subject' | 'decisions'>,
  person: PortalPerson,
): boolean {
  const pending = pendingDecision(reviewCase);
  return (
    pending !== undefined && isDeciderOf(reviewCase, person.by) && !isSamePerson(pending, person)
  );
}
