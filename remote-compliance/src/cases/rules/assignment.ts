import {
  caseDeciders,
  isCaseDecider,
  isCaseOwnedBy,
  toCaseOwner,
  findEffectiveDecision,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import { portalLabel, type PortalKey, type PortalPerson } from 'shared-kernel/domain/portal';
import { formatNumber } from 'shared-kernel/format';

/** Maximum number of unresolved review cases per person. */
export const maxOpenCasesPerPerson = 15;

export const getResolvedCaseError = (reviewCase: ReviewCase): string | undefined =>
  findEffectiveDecision(reviewCase)
    ? 'This case is resolved. Submit a decision to reopen it.'
    : undefined;

export const formatDecidingPortals = ({ subject }: Pick<ReviewCase, 'subject'>): string =>
  caseDeciders[subject.kind].map((portal) => portalLabel[portal]).join(' and ');

const full = `Each person can have at most ${formatNumber(maxOpenCasesPerPerson)} open review cases. Resolve or reassign a case first.`;

/**
 * Returns why a review case cannot be assigned to a person. `load` is the number of unresolved review cases of this
 * person.
 */
export function getAssignmentError(
  reviewCase: ReviewCase,
  person: PortalPerson,
  load: number,
): string | undefined {
  if (!isCaseDecider(reviewCase, person.by))
    return `Only ${formatDecidingPortals(reviewCase)} can decide this review case.`;
  if (isCaseOwnedBy(reviewCase, person))
    return 'The review case is already assigned to this person.';
  return getResolvedCaseError(reviewCase) ?? (load >= maxOpenCasesPerPerson ? full : undefined);
}

/** Returns why a person cannot take a review case. For example, another person owns the case. */
export function getSelfAssignmentError(
  reviewCase: ReviewCase,
  person: PortalPerson,
  load: number,
): string | undefined {
  const { owner } = reviewCase;
  if (isCaseOwnedBy(reviewCase, person)) return 'This review case is already assigned to you.';
  if (owner !== undefined)
    return `The review case is already assigned in the ${portalLabel[owner]} portal. Reassign the case if needed.`;
  return getAssignmentError(reviewCase, person, load);
}

export const assignCaseOwner = (reviewCase: ReviewCase, person: PortalPerson): ReviewCase => ({
  ...moveCaseToQueue(reviewCase, person.by),
  ...toCaseOwner(person),
});

export function moveCaseToQueue(reviewCase: ReviewCase, queue: PortalKey): ReviewCase {
  const { owner: _owner, ownerId: _id, ownerName: _name, ...rest } = reviewCase;
  return { ...rest, queue };
}

/** Returns why a review case cannot be moved to the queue of another portal. Moving a case removes its owner. */
export function getEscalationError(reviewCase: ReviewCase, to: PortalKey): string | undefined {
  if (!isCaseDecider(reviewCase, to))
    return `Only ${formatDecidingPortals(reviewCase)} can decide this review case.`;
  if (reviewCase.queue === to && reviewCase.owner === undefined)
    return `The review case is already in the ${portalLabel[to]} queue.`;
  return getResolvedCaseError(reviewCase);
}

/** Returns why a person cannot change the due date. Only the owner and Admin have permission. */
export function getDueDateError(
  reviewCase: ReviewCase,
  person: PortalPerson,
  due: string,
  today: string,
): string | undefined {
  const refusal = getResolvedCaseError(reviewCase);
  if (refusal !== undefined) return refusal;
  if (person.by !== 'admin' && !isCaseOwnedBy(reviewCase, person))
    return 'Only the assigned person or the Admin portal can change the due date.';
  if (due < today) return 'Choose today or a later day.';
  return due === reviewCase.due ? 'The case is already due on this day.' : undefined;
}

export function getSnoozeError(
  reviewCase: ReviewCase,
  until: string,
  today: string,
): string | undefined {
  return (
    getResolvedCaseError(reviewCase) ?? (until > today ? undefined : 'Choose a day after today.')
  );
}
