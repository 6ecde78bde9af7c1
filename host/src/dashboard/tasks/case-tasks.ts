import { permissions } from 'shared-kernel/domain/portal';
import {
  canApproveCase,
  caseStatus,
  isOwnedBy,
  pendingDecision,
} from 'shared-kernel/domain/review-case';
import { isHeld } from 'shared-kernel/domain/transaction';
import { dayOf } from 'shared-kernel/format';
import { amountOf, type Task, type TaskRequest } from './task';

export function caseTasks({ records, hasPermission, person, now }: TaskRequest): readonly Task[] {
  if (!hasPermission(permissions.cases)) return [];
  const today = dayOf(now);
  const subjects = new Set(records.cases.map(({ subject }) => subject.id));
  const payments = new Map(
    records.transactions
      .filter(({ id }) => subjects.has(id))
      .map((payment) => [payment.id, payment]),
  );
  return records.cases.flatMap((one): readonly Task[] => {
    const payment = payments.get(one.subject.id);
    const task = {
      kind: 'case',
      title: payment && isHeld(payment) ? `Held payment: ${payment.counterparty}` : one.name,
      due: one.due,
      since: one.openedAt,
      amount: payment && amountOf(payment),
      link: { kind: 'cases', id: one.id },
    } as const;
    const pending = pendingDecision(one);
    if (pending && canApproveCase(one, person)) {
      const detail = `Approve the decision of ${pending.name} · ${one.client}`;
      return [{ ...task, id: `approve ${one.id}`, detail, action: 'Approve' }];
    }
    const isMine = one.owner === undefined ? one.queue === person.by : isOwnedBy(one, person);
    if (!isMine || caseStatus(one, today) !== 'open') return [];
    const detail = `Decide the review case · ${one.client}`;
    return [{ ...task, id: `case ${one.id}`, detail, action: 'Decide', subject: one.subject }];
  });
}
