import { permissions } from 'shared-kernel/domain/portal';
import { clientDirectory } from 'shared-kernel/domain/client';
import { requiredSignOffs } from 'shared-kernel/domain/lifecycle';
import { holdCase, effectiveDecisionOf } from 'shared-kernel/domain/review-case';
import {
  approvalRefusal,
  pendingStep,
  deskPortal,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { formatNumber } from 'shared-kernel/format';
import { amountOf, type Task, type TaskRequest } from './task';

const deskLabel = { payments: 'Payments', compliance: 'Compliance', treasury: 'Treasury' } as const;

/** Sort order of payments in the tasks, and in the list that a payment task links to. */
const sort = '-amount';

type Step = Pick<Task, 'id' | 'title' | 'detail' | 'action'> & Pick<Task['link'], 'filters'>;

function blockedBy({ cases, clients }: TaskRequest['records']) {
  const { idOf } = clientDirectory(clients);
  const open = cases.filter(
    (one) =>
      (one.cause === 'sanctions_hit' || one.cause === 'name_not_compared') &&
      !effectiveDecisionOf(one),
  );
  return (payment: Transaction): boolean =>
    open.some(({ subject, clientId }) =>
      subject.kind === 'client'
        ? clientId !== undefined && clientId === idOf(payment)
        : subject.kind === 'transaction' && subject.id === payment.id,
    );
}

function nextStep(
  payment: Transaction,
  { records, hasPermission, person }: TaskRequest,
  isBlocked: (payment: Transaction) => boolean,
): Step | undefined {
  const { counterparty, holdReason, id, signOffs = [], status } = payment;
  const given = `${formatNumber(signOffs.length)} of ${formatNumber(requiredSignOffs)} sign-offs`;
  if (status === 'compliance_review') {
    if (holdCase(records.cases, id) || !hasPermission(permissions.transactionMoves))
      return undefined;
    return {
      id: `held ${id}`,
      title: `Held payment: ${counterparty}`,
      detail: holdReason ?? 'Held for compliance review',
      action: 'Review',
      filters: { status, sort },
    };
  }
  const waits = pendingStep(payment);
  if (waits === undefined) return undefined;
  const step = { id: `${waits} ${id}`, filters: { waits, sort } };
  if (waits === 'checks' || waits === 'execution') {
    if (
      !hasPermission(permissions.transactionMoves) ||
      (waits === 'execution' && isBlocked(payment))
    )
      return undefined;
    return waits === 'checks'
      ? { ...step, title: `Record checks: ${counterparty}`, detail: given, action: 'Record' }
      : { ...step, title: `Execute payment: ${counterparty}`, detail: given, action: 'Execute' };
  }
  if (!hasPermission(permissions.paymentSignOff, { portal: deskPortal[waits] })) return undefined;
  if (approvalRefusal(payment, person) !== undefined) return undefined;
  return {
    ...step,
    title: `Sign off payment: ${counterparty}`,
    detail: `${deskLabel[waits]} desk · ${given}`,
    action: 'Sign off',
  };
}

export function paymentTasks(request: TaskRequest): readonly Task[] {
  const isBlocked = blockedBy(request.records);
  return request.records.transactions.flatMap((payment) => {
    const step = nextStep(payment, request, isBlocked);
    if (!step) return [];
    const { filters = {}, ...shown } = step;
    const { id, timestamp } = payment;
    return [
      {
        ...shown,
        kind: 'payment',
        since: timestamp,
        amount: amountOf(payment),
        link: { kind: 'transactions', id, filters },
        subject: { kind: 'transaction', id },
      },
    ];
  });
}
