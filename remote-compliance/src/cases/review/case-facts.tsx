import type { ComponentProps } from 'react';
import { holdCase, type ReviewCase } from 'shared-kernel/domain/review-case';
import { isHeld } from 'shared-kernel/domain/transaction';
import { formatExactAmount } from 'shared-kernel/format';
import { FactTable } from 'shared-kernel/records';
import { useCollection, useRecord, useShownClient } from 'shared-kernel/workspace';
import { caseCauseView } from '../case-views';

export const usePaymentOf = ({ subject }: Pick<ReviewCase, 'subject'>) =>
  useRecord('transactions', subject.kind === 'transaction' ? subject.id : undefined).data;

/** The payment whose hold the review case decides. If the payment is on hold, one of its open cases decides. */
export function useDecidedPayment(one: ReviewCase) {
  const payment = usePaymentOf(one);
  const { data: cases } = useCollection('cases');
  const isDecidedElsewhere =
    payment && isHeld(payment) && cases && holdCase(cases, payment.id)?.id !== one.id;
  return isDecidedElsewhere ? undefined : payment;
}

interface CaseFactsProps {
  readonly one: ReviewCase;
  readonly more?: ComponentProps<typeof FactTable>['facts'];
}

export function CaseFacts({ one, more = [] }: CaseFactsProps) {
  const { name, cause, evidence } = one;
  const payment = usePaymentOf(one);
  const { client } = useShownClient(one);
  const facts = payment
    ? [
        { label: 'Amount', value: formatExactAmount(payment.amount, payment.currency) },
        { label: 'Counterparty', value: client },
        { label: 'Hold reason', value: payment.holdReason ?? caseCauseView[cause].label },
      ]
    : [
        { label: 'About', value: name },
        { label: 'Client', value: client },
        { label: 'Cause', value: caseCauseView[cause].label },
      ];
  return (
    <FactTable
      facts={[
        ...facts,
        {
          label: 'Evidence',
          value:
            evidence.length === 0 ? 'None added' : evidence.map(({ text }) => text).join(' · '),
        },
        ...more,
      ]}
    />
  );
}
