import { requiredSignOffs } from 'shared-kernel/domain/lifecycle';
import { deskPortal, nextDesk, type Transaction } from 'shared-kernel/domain/transaction';
import { formatAmount, formatNumber } from 'shared-kernel/format';
import type { Need, NeedsRequest } from './need';

const deskLabel = { payments: 'Payments', compliance: 'Compliance', treasury: 'Treasury' } as const;

const given = ({ signOffs = [] }: Transaction) =>
  `${formatNumber(signOffs.length)} of ${formatNumber(requiredSignOffs)} sign-offs`;

type Waiting = Pick<Need, 'key' | 'detail' | 'action'>;

/** What is to be done with a payment that runs: its next sign-off or, after the last, its execution. */
function nextStep(payment: Transaction, may: NeedsRequest['may']): Waiting | undefined {
  const desk = nextDesk(payment);
  if (desk) {
    if (!may('payment-sign-off', { portal: deskPortal[desk] })) return undefined;
    const detail = `${deskLabel[desk]} desk signs next · ${given(payment)}`;
    return { key: 'sign-off', detail, action: 'Sign off' };
  }
  const isReady = payment.status === 'processing' && may('transaction-moves');
  return isReady ? { key: 'execute', detail: given(payment), action: 'Execute' } : undefined;
}

function waitingFor(payment: Transaction, may: NeedsRequest['may']): Waiting | undefined {
  switch (payment.status) {
    case 'compliance_review': {
      const { holdReason } = payment;
      const detail = holdReason === undefined ? 'Held for review' : `Held: ${holdReason}`;
      return may('transaction-moves') ? { key: 'held', detail, action: 'Review' } : undefined;
    }
    case 'pending':
    case 'processing':
      return nextStep(payment, may);
    case 'completed':
    case 'failed':
      return undefined;
  }
}

/** The payments that are held, or wait for this portal’s sign-off or for their execution. */
export const paymentNeeds = ({ records, may }: NeedsRequest): readonly (Need | undefined)[] =>
  records.transactions.map((payment): Need | undefined => {
    const waiting = waitingFor(payment, may);
    return (
      waiting && {
        ...waiting,
        kind: 'transactions',
        id: payment.id,
        title: payment.counterparty,
        amount: formatAmount(payment.amount, payment.currency),
        since: payment.timestamp,
      }
    );
  });
