import type { ComponentProps } from 'react';
import { findHoldReviewCase, type ReviewCase } from 'shared-kernel/domain/review-case';
import { isHeldPayment } from 'shared-kernel/domain/transaction';
import { formatExactAmount } from 'shared-kernel/format';
import { DetailsTable } from 'shared-kernel/records';
import { useCollection, useRecord, useRecordWithCurrentClient } from 'shared-kernel/workspace';
import { caseCauseDisplay } from '../case-labels';

export const useReviewCasePayment = ({ subject }: Pick<ReviewCase, 'subject'>) =>
  useRecord('transactions', subject.kind === 'transaction' ? subject.id : undefined).data;

/**
 * Returns the payment that the review case decides on. Returns `undefined` if the payment is on hold and another open
 * review case decides on it.
 */
export function useDecidablePayment(one: ReviewCase) {
  const payment = useReviewCasePayment(one);
  const { data: cases } = useCollection('cases');
  const isDecidedElsewhere =
    payment &&
    isHeldPayment(payment) &&
    cases &&
    findHoldReviewCase(cases, payment.id)?.id !== one.id;
  return isDecidedElsewhere ? undefined : payment;
}

interface CaseFactsProps {
  readonly reviewCase: ReviewCase;
  readonly more?: ComponentProps<typeof DetailsTable>['facts'];
}

export function CaseDetails({ reviewCase, more = [] }: CaseFactsProps) {
  const { name, cause, evidence } = reviewCase;
  const payment = useReviewCasePayment(reviewCase);
  const { client } = useRecordWithCurrentClient(reviewCase);
  const facts = payment
    ? [
        { label: 'Amount', value: formatExactAmount(payment.amount, payment.currency) },
        { label: 'Counterparty', value: client },
        { label: 'Hold reason', value: payment.holdReason ?? caseCauseDisplay[cause].label },
      ]
    : [
        { label: 'Subject', value: name },
        { label: 'Client', value: client },
        { label: 'Cause', value: caseCauseDisplay[cause].label },
      ];
  return (
    <DetailsTable
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
