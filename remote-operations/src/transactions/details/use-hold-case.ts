import { useMemo } from 'react';
import { caseStateText, holdCase, pendingDecision } from 'shared-kernel/domain/review-case';
import { isHeld, type Transaction } from 'shared-kernel/domain/transaction';
import { dayOf } from 'shared-kernel/format';
import {
  useAvailability,
  useIndexed,
  usePortalPeople,
  useWorkspaceClock,
} from 'shared-kernel/workspace';
import { transactionTerms } from '../commands/terms';

export interface PaymentReview {
  readonly id: string;
  readonly state: string;
  readonly isPending: boolean;
}

export function useHoldCase(
  payment: Pick<Transaction, 'id' | 'status'>,
): PaymentReview | undefined {
  const { id } = payment;
  const isShown =
    useAvailability(transactionTerms.holdTransaction).state !== 'inert' && isHeld(payment);
  const query = useMemo(() => ({ equals: `transaction/${isShown ? id : ''}` }), [id, isShown]);
  const { data: cases = [] } = useIndexed('cases', 'subject', query);
  const people = usePortalPeople();
  const today = dayOf(useWorkspaceClock());
  const one = holdCase(cases, id) ?? cases.at(-1);
  if (!isShown || !one) return undefined;
  const isPending = pendingDecision(one) !== undefined;
  return { id: one.id, state: caseStateText(one, people, today), isPending };
}
