import {
  canApproveCase,
  caseStatus,
  pendingDecision,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import { amountInUsd, isHeld, type Transaction } from 'shared-kernel/domain/transaction';
import { dayOf, formatAmount } from 'shared-kernel/format';
import type { Task, TaskRequest } from './task';

/** What a task says of the held payment that its review case decides on. */
function heldPayment({ subject }: ReviewCase, payments: readonly Transaction[]) {
  const payment =
    subject.kind === 'transaction' ? payments.find(({ id }) => id === subject.id) : undefined;
  if (!payment || !isHeld(payment)) return undefined;
  const { amount, counterparty, currency } = payment;
  return {
    title: `Held payment: ${counterparty}`,
    amount: { text: formatAmount(amount, currency), usd: amountInUsd(payment) },
  };
}

/**
 * The review cases that the reader has to decide, as their owner or as the queue they are in, and those whose decision
 * the reader has to approve.
 */
export function caseTasks({ records, may, person, now }: TaskRequest): readonly Task[] {
  if (!may('cases')) return [];
  const today = dayOf(now);
  return records.cases.flatMap((one): readonly Task[] => {
    const task = {
      kind: 'case',
      title: one.name,
      ...heldPayment(one, records.transactions),
      due: one.due,
      since: one.openedAt,
      link: { kind: 'cases', id: one.id },
    } as const;
    const pending = pendingDecision(one);
    if (pending && canApproveCase(one, person)) {
      const detail = `Approve the decision of ${pending.name} · ${one.client}`;
      return [{ ...task, id: `approve ${one.id}`, detail, action: 'Approve' }];
    }
    if (caseStatus(one, today) !== 'open' || (one.owner ?? one.queue) !== person.by) return [];
    const detail = `Decide the review case · ${one.client}`;
    return [{ ...task, id: `case ${one.id}`, detail, action: 'Decide', subject: one.subject }];
  });
}
