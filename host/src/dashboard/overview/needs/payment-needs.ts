import { requiredSignOffs } from 'shared-kernel/domain/lifecycle';
import { awaitedStep, deskPortal, type Transaction } from 'shared-kernel/domain/transaction';
import { formatAmount, formatNumber } from 'shared-kernel/format';
import { needsOf, type Need, type NeedsRequest, type Waiting } from './need';

const deskLabel = { payments: 'Payments', compliance: 'Compliance', treasury: 'Treasury' } as const;

const given = ({ signOffs = [] }: Transaction) =>
  `${formatNumber(signOffs.length)} of ${formatNumber(requiredSignOffs)} sign-offs`;

/** The order of the rows, in which one goes on to the next. */
const oldestFirst = { sort: 'time' } as const;

/** What is to be done with a payment: as it is held, its next sign-off or, after the last, its checks and its execution. */
function waitingFor(payment: Transaction, may: NeedsRequest['may']): Waiting | undefined {
  const { status, holdReason } = payment;
  if (status === 'compliance_review' && may('transaction-moves')) {
    const detail = holdReason === undefined ? 'Held for review' : `Held: ${holdReason}`;
    return { key: 'held', detail, action: 'Review', filters: { status, ...oldestFirst } };
  }
  const waits = awaitedStep(payment);
  if (waits === undefined) return undefined;
  const filters = { waits, ...oldestFirst };
  if (waits === 'checks' || waits === 'execution') {
    if (!may('transaction-moves')) return undefined;
    return waits === 'checks'
      ? { key: 'screening', detail: 'Checks are not recorded', action: 'Record', filters }
      : { key: 'execute', detail: given(payment), action: 'Execute', filters };
  }
  if (!may('payment-sign-off', { portal: deskPortal[waits] })) return undefined;
  const detail = `${deskLabel[waits]} desk signs next · ${given(payment)}`;
  return { key: 'sign-off', detail, action: 'Sign off', filters };
}

/** The payments that are held, or wait for this portal’s sign-off or for their execution. */
export const paymentNeeds = ({ records, may }: NeedsRequest): readonly Need[] =>
  records.transactions.flatMap((payment) => {
    const { id, counterparty: title, timestamp: since } = payment;
    const amount = formatAmount(payment.amount, payment.currency);
    return needsOf({ kind: 'transactions', id, title, amount, since }, [waitingFor(payment, may)]);
  });
