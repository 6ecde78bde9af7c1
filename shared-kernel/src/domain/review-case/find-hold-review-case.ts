import { findEffectiveDecision } from './case-decisions';
import type { CaseDecision, ReviewCase } from './review-case.schema';

export const paymentActionByOutcome = {
  false_positive: 'release',
  remediated: 'release',
  confirmed: 'reject',
  reopened: undefined,
} as const satisfies Record<CaseDecision['outcome'], 'release' | 'reject' | undefined>;

/**
 * Returns the open review case about the hold of a payment. If there is none, returns another open review case about
 * the payment.
 */
export function findHoldReviewCase(
  cases: readonly ReviewCase[],
  paymentId: string,
): ReviewCase | undefined {
  const open = cases.filter(
    (one) =>
      one.subject.kind === 'transaction' &&
      one.subject.id === paymentId &&
      !findEffectiveDecision(one),
  );
  return open.find(({ cause }) => cause === 'compliance_review') ?? open[0];
}
