import {
  caseDeciders,
  isDeciderOf,
  standingDecision,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import { portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { formatNumber } from 'shared-kernel/format';

/** The most unresolved cases that one person has at a time. */
export const maxCases = 15;

/** Why a resolved case stays as it is. */
export const resolvedRefusal = (reviewCase: ReviewCase): string | undefined =>
  standingDecision(reviewCase)
    ? 'This case is resolved. Submit a decision to reopen it.'
    : undefined;

/** The portals that decide on a case, in words. */
export const decidersText = ({ subject }: Pick<ReviewCase, 'subject'>): string =>
  caseDeciders[subject.kind].map((portal) => portalLabel[portal]).join(' and ');

const full = `One person has at most ${formatNumber(maxCases)} open cases. Resolve or reassign one first.`;

/** Why a case cannot be given to the person of a portal, who has `load` cases already. */
export function assignRefusal(
  reviewCase: ReviewCase,
  portal: PortalKey,
  load: number,
): string | undefined {
  if (!isDeciderOf(reviewCase, portal)) return `${decidersText(reviewCase)} decide on this case.`;
  if (reviewCase.owner === portal) return 'This person already has the case.';
  return resolvedRefusal(reviewCase) ?? (load >= maxCases ? full : undefined);
}

/** Why a person cannot take a case by themselves: another has it, or they have too many. */
export function takeRefusal(
  reviewCase: ReviewCase,
  portal: PortalKey,
  load: number,
): string | undefined {
  const { owner } = reviewCase;
  if (owner === portal) return 'You already have this case.';
  if (owner !== undefined)
    return `The case was taken in the ${portalLabel[owner]} portal. It can be reassigned.`;
  return assignRefusal(reviewCase, portal, load);
}

/** A case as the person of a portal has it. */
export const assigned = (reviewCase: ReviewCase, owner: PortalKey): ReviewCase => ({
  ...reviewCase,
  owner,
  queue: owner,
});

/** A case without an owner, in the queue of a portal. */
export function queued(reviewCase: ReviewCase, queue: PortalKey): ReviewCase {
  const { owner: _, ...rest } = reviewCase;
  return { ...rest, queue };
}

/** Why a case cannot be put into the queue of a portal, which is how it is escalated and how its owner lets go of it. */
export function escalateRefusal(reviewCase: ReviewCase, to: PortalKey): string | undefined {
  if (!isDeciderOf(reviewCase, to)) return `${decidersText(reviewCase)} decide on this case.`;
  if (reviewCase.queue === to && reviewCase.owner === undefined)
    return `The case is already with the ${portalLabel[to]} portal.`;
  return resolvedRefusal(reviewCase);
}

/** Why a person cannot give a case another due date: only who has it, and Admin, may. */
export function dueRefusal(
  reviewCase: ReviewCase,
  by: PortalKey,
  due: string,
  today: string,
): string | undefined {
  const refusal = resolvedRefusal(reviewCase);
  if (refusal !== undefined) return refusal;
  if (by !== 'admin' && by !== reviewCase.owner)
    return 'Only the owner of the case or the Admin portal can change its due date.';
  if (due < today) return 'Choose today or a later day.';
  return due === reviewCase.due ? 'The case is already due on this day.' : undefined;
}

/** Why a case cannot be put off until a day. */
export function snoozeRefusal(
  reviewCase: ReviewCase,
  until: string,
  today: string,
): string | undefined {
  return resolvedRefusal(reviewCase) ?? (until > today ? undefined : 'Choose a day after today.');
}
