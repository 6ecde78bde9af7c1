import { standingDecision } from './case-standing';
import type { CaseDecision, ReviewCase } from './review-case.schema';

/** What an approved decision does with the held payment that the case is about. */
export const moveOfOutcome = {
  false_positive: 'release',
  remediated: 'release',
  confirmed: 'reject',
  reopened: undefined,
} as const satisfies Record<CaseDecision['outcome'], 'release' | 'reject' | undefined>;

/** The open case that decides on the hold of a payment: that of the hold itself, else another one about the payment. */
export function holdCase(cases: readonly ReviewCase[], paymentId: string): ReviewCase | undefined {
  const open = cases.filter(
    (one) =>
      one.subject.kind === 'transaction' && one.subject.id === paymentId && !standingDecision(one),
  );
  return open.find(({ cause }) => cause === 'compliance_review') ?? open[0];
}
