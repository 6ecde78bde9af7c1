import type { ComponentProps } from 'react';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { formatExactAmount } from 'shared-kernel/format';
import { FactTable } from 'shared-kernel/records';
import { useRecord, useShownClient } from 'shared-kernel/workspace';
import { caseCauseView } from '../case-views';

export const usePaymentOf = ({ subject }: Pick<ReviewCase, 'subject'>) =>
  useRecord('transactions', subject.kind === 'transaction' ? subject.id : undefined).data;

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
