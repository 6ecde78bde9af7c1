import { useMemo } from 'react';
import {
  describeCaseState,
  findHoldReviewCase,
  findPendingDecision,
} from 'shared-kernel/domain/review-case';
import { isHeldPayment, type Transaction } from 'shared-kernel/domain/transaction';
import { toLocalDate } from 'shared-kernel/format';
import {
  useAvailability,
  useRecordsByIndex,
  usePortalPeople,
  useWorkspaceClock,
} from 'shared-kernel/workspace';
import { transactionTerms } from '../commands/terms';

export interface PaymentReview {
  readonly id: string;
  readonly state: string;
  readonly isPending: boolean;
}

export function useHoldReviewCase(
  payment: Pick<Transaction, 'id' | 'status'>,
): PaymentReview | undefined {
  const { id } = payment;
  const isShown =
    useAvailability(transactionTerms.holdTransaction).state !== 'inert' && isHeldPayment(payment);
  const query = useMemo(() => ({ equals: `transaction/${isShown ? id : ''}` }), [id, isShown]);
  const { data: cases = [] } = useRecordsByIndex('cases', 'subject', query);
  const people = usePortalPeople();
  const today = toLocalDate(useWorkspaceClock());
  const one = findHoldReviewCase(cases, id) ?? cases.at(-1);
  if (!isShown || !one) return undefined;
  const isPending = findPendingDecision(one) !== undefined;
  return { id: one.id, state: describeCaseState(one, people, today), isPending };
}
