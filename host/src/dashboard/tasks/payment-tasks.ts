import { requiredSignOffs } from 'shared-kernel/domain/lifecycle';
import { pendingDecision } from 'shared-kernel/domain/review-case';
import {
  amountInUsd,
  awaitedStep,
  deskPortal,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { formatAmount, formatNumber } from 'shared-kernel/format';
import type { Task, TaskRequest } from './task';

const deskLabel = { payments: 'Payments', compliance: 'Compliance', treasury: 'Treasury' } as const;

/** The list around the payment, in the order of the tasks. */
const sort = '-amount';

type Step = Pick<Task, 'title' | 'detail' | 'action'> & Pick<Task['link'], 'filters'>;

/** What the reader has to do with a payment: decide on a hold, sign it off, record its checks or execute it. */
function nextStep(payment: Transaction, { records, may }: TaskRequest): Step | undefined {
  const { counterparty, holdReason, id, signOffs = [], status } = payment;
  const given = `${formatNumber(signOffs.length)} of ${formatNumber(requiredSignOffs)} sign-offs`;
  if (status === 'compliance_review') {
    const isSubmitted = records.cases.some(
      (one) => one.subject.kind === 'transaction' && one.subject.id === id && pendingDecision(one),
    );
    if (isSubmitted || !may('transaction-moves')) return undefined;
    return {
      title: `Held payment: ${counterparty}`,
      detail: holdReason ?? 'Held for compliance review',
      action: 'Review',
      filters: { status, sort },
    };
  }
  const waits = awaitedStep(payment);
  if (waits === undefined) return undefined;
  const filters = { waits, sort };
  if (waits === 'checks' || waits === 'execution') {
    if (!may('transaction-moves')) return undefined;
    return waits === 'checks'
      ? { title: `Record checks: ${counterparty}`, detail: given, action: 'Record', filters }
      : { title: `Execute payment: ${counterparty}`, detail: given, action: 'Execute', filters };
  }
  if (!may('payment-sign-off', { portal: deskPortal[waits] })) return undefined;
  return {
    title: `Sign off payment: ${counterparty}`,
    detail: `${deskLabel[waits]} desk · ${given}`,
    action: 'Sign off',
    filters,
  };
}

/** The payments whose next step is the reader's. */
export const paymentTasks = (request: TaskRequest): readonly Task[] =>
  request.records.transactions.flatMap((payment) => {
    const step = nextStep(payment, request);
    if (!step) return [];
    const { filters = {}, ...shown } = step;
    const { amount, currency, id, timestamp } = payment;
    return [
      {
        ...shown,
        kind: 'payment',
        id: `payment ${id}`,
        since: timestamp,
        amount: { text: formatAmount(amount, currency), usd: amountInUsd(payment) },
        link: { kind: 'transactions', id, filters },
        subject: { kind: 'transaction', id },
      },
    ];
  });
