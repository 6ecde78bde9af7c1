import { permissions } from 'shared-kernel/domain/portal';
import {
  canApproveCase,
  getCaseStatus,
  isCaseOwnedBy,
  findPendingDecision,
} from 'shared-kernel/domain/review-case';
import { isHeldPayment } from 'shared-kernel/domain/transaction';
import { toLocalDate } from 'shared-kernel/format';
import { createTaskAmount, type Task, type TaskInput } from './task';

export function findCaseTasks({ records, hasPermission, person, now }: TaskInput): readonly Task[] {
  if (!hasPermission(permissions.cases)) return [];
  const today = toLocalDate(now);
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
      title: payment && isHeldPayment(payment) ? `Held payment: ${payment.counterparty}` : one.name,
      due: one.due,
      since: one.openedAt,
      amount: payment && createTaskAmount(payment),
      link: { kind: 'cases', id: one.id },
    } as const;
    const pending = findPendingDecision(one);
    if (pending && canApproveCase(one, person)) {
      const detail = `Approve the decision of ${pending.name} · ${one.client}`;
      return [{ ...task, id: `approve ${one.id}`, detail, action: 'Approve' }];
    }
    const isMine = one.owner === undefined ? one.queue === person.by : isCaseOwnedBy(one, person);
    if (!isMine || getCaseStatus(one, today) !== 'open') return [];
    const detail = `Decide the review case · ${one.client}`;
    return [{ ...task, id: `case ${one.id}`, detail, action: 'Decide', subject: one.subject }];
  });
}
