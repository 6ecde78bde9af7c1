import { decisionInForce } from './case-decisions';
import type { CaseDecision, ReviewCase } from './review-case.schema';

/** The effect of an approved decision on the held payment of the review case. */
export const paymentActionByOutcome = {
  false_positive: 'release',
  remediated: 'release',
  confirmed: 'reject',
  reopened: undefined,
} as const satisfies Record<CaseDecision['outcome'], 'release' | 'reject' | undefined>;

/**
 * The open review case that decides the hold of a payment: the case about the hold itself, otherwise another case
 * about the payment.
 */
export function holdCase(cases: readonly ReviewCase[], paymentId: string): ReviewCase | undefined {
  const open = cases.filter(
    (one) =>
      one.subject.kind === 'transaction' && one.subject.id === paymentId && !decisionInForce(one),
  );
  return open.find(({ cause }) => cause === 'compliance_review') ?? open[0];
}
