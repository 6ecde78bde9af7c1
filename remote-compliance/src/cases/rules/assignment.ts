import {
  caseDeciders,
  isCaseDecider,
  isCaseOwnedBy,
  ownerOf,
  findEffectiveDecision,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import { portalLabel, type PortalKey, type PortalPerson } from 'shared-kernel/domain/portal';
import { formatNumber } from 'shared-kernel/format';

/** Maximum number of unresolved review cases per person. */
export const maxOpenCasesPerPerson = 15;

export const resolvedCaseRefusal = (reviewCase: ReviewCase): string | undefined =>
  findEffectiveDecision(reviewCase)
    ? 'This case is resolved. Submit a decision to reopen it.'
    : undefined;

export const formatDeciders = ({ subject }: Pick<ReviewCase, 'subject'>): string =>
  caseDeciders[subject.kind].map((portal) => portalLabel[portal]).join(' and ');

const full = `Each person can have at most ${formatNumber(maxOpenCasesPerPerson)} open review cases. Resolve or reassign a case first.`;

/**
 * Returns why a review case cannot be assigned to a person. `load` is the number of unresolved review cases of this
 * person.
 */
export function assignmentRefusal(
  reviewCase: ReviewCase,
  person: PortalPerson,
  load: number,
): string | undefined {
  if (!isCaseDecider(reviewCase, person.by))
    return `Only ${formatDeciders(reviewCase)} can decide this review case.`;
  if (isCaseOwnedBy(reviewCase, person))
    return 'The review case is already assigned to this person.';
  return resolvedCaseRefusal(reviewCase) ?? (load >= maxOpenCasesPerPerson ? full : undefined);
}

/** Returns why a person cannot take a review case. For example, another person owns the case. */
export function selfAssignmentRefusal(
  reviewCase: ReviewCase,
  person: PortalPerson,
  load: number,
): string | undefined {
  const { owner } = reviewCase;
  if (isCaseOwnedBy(reviewCase, person)) return 'This review case is already assigned to you.';
  if (owner !== undefined)
    return `The review case is already assigned in the ${portalLabel[owner]} portal. Reassign the case if needed.`;
  return assignmentRefusal(reviewCase, person, load);
}

export const withOwner = (reviewCase: ReviewCase, person: PortalPerson): ReviewCase => ({
  ...withoutOwner(reviewCase, person.by),
  ...ownerOf(person),
});

export function withoutOwner(reviewCase: ReviewCase, queue: PortalKey): ReviewCase {
  const { owner: _owner, ownerId: _id, ownerName: _name, ...rest } = reviewCase;
  return { ...rest, queue };
}

/** Returns why a review case cannot be moved to the queue of another portal. Moving a case removes its owner. */
export function escalationRefusal(reviewCase: ReviewCase, to: PortalKey): string | undefined {
  if (!isCaseDecider(reviewCase, to))
    return `Only ${formatDeciders(reviewCase)} can decide this review case.`;
  if (reviewCase.queue === to && reviewCase.owner === undefined)
    return `The review case is already in the ${portalLabel[to]} queue.`;
  return resolvedCaseRefusal(reviewCase);
}

/** Returns why a person cannot change the due date. Only the owner and Admin have permission. */
export function dueDateRefusal(
  reviewCase: ReviewCase,
  person: PortalPerson,
  due: string,
  today: string,
): string | undefined {
  const refusal = resolvedCaseRefusal(reviewCase);
  if (refusal !== undefined) return refusal;
  if (person.by !== 'admin' && !isCaseOwnedBy(reviewCase, person))
    return 'Only the assigned person or the Admin portal can change the due date.';
  if (due < today) return 'Choose today or a later day.';
  return due === reviewCase.due ? 'The case is already due on this day.' : undefined;
}

export function snoozeRefusal(
  reviewCase: ReviewCase,
  until: string,
  today: string,
): string | undefined {
  return (
    resolvedCaseRefusal(reviewCase) ?? (until > today ? undefined : 'Choose a day after today.')
  );
}
