import { formatDate } from 'shared-kernel/format';
import type { PortalKey } from '../portal';
import { caseDeciders } from './case-cause';
import { findPendingDecision, findEffectiveDecision } from './case-decisions';
import type { ReviewCase } from './review-case.schema';

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/**
 * Returns the portals whose users can approve the pending decision of a review case. The portal that made the decision
 * is excluded.
 */
export function listApproverPortals(
  reviewCase: Pick<ReviewCase, 'subject' | 'decisions'>,
): readonly PortalKey[] {
  const pending = findPendingDecision(reviewCase);
  return pending ? caseDeciders[reviewCase.subject.kind].filter((key) => key !== pending.by) : [];
}

/**
 * Returns a text that describes the state of a review case on the date `today`. `people` contains one user per portal.
 */
export function describeCaseState(
  reviewCase: Pick<ReviewCase, 'subject' | 'decisions' | 'snoozedUntil'>,
  people: Readonly<Record<PortalKey, { readonly name: string }>>,
  today: string,
): string {
  if (findPendingDecision(reviewCase)) {
    const names = listApproverPortals(reviewCase).map((portal) => people[portal].name);
    return `Waiting for approval by ${either.format(names)}`;
  }
  if (findEffectiveDecision(reviewCase)) return 'Resolved';
  const { snoozedUntil } = reviewCase;
  return snoozedUntil !== undefined && snoozedUntil > today
    ? `Snoozed until ${formatDate(snoozedUntil)}`
    : 'Open';
}
