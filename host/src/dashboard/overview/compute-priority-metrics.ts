import { parseAmount } from 'shared-kernel/domain/money';
import type { KpiRecords } from 'shared-kernel/domain/overview';
import { findDueMilestones } from 'shared-kernel/domain/process';
import { toCents } from 'shared-kernel/domain/record';
import { convertToUsd, isHeldPayment } from 'shared-kernel/domain/transaction';
import { toLocalDate } from 'shared-kernel/format';
import type { Task } from '../tasks/task';

/** The figures that the overview shows first, with amounts in US dollars (R113). */
export interface PriorityMetrics {
  readonly held: { readonly count: number; readonly usd: number };
  /** Tasks and payments that are due today in local time. Absent until the tasks have loaded. */
  readonly dueToday:
    | { readonly tasks: number; readonly payments: number; readonly usd: number }
    | undefined;
  /** Number and value of contracts that are neither signed nor waived. */
  readonly pipeline: { readonly count: number; readonly usd: number };
  readonly exceptions: { readonly failedPayments: number; readonly overdueMilestones: number };
}

interface PriorityRequest {
  readonly records: KpiRecords;
  readonly tasks: readonly Task[] | undefined;
  readonly now: string;
}

const total = (amounts: readonly number[]) =>
  toCents(amounts.reduce((sum, amount) => sum + amount, 0));

function dueOn(day: string, tasks: readonly Task[]) {
  const due = tasks.filter((task) => task.due === day);
  const payments = due.filter(
    ({ kind, amount }) => kind === 'payment' || (kind === 'case' && amount !== undefined),
  );
  return {
    tasks: due.length,
    payments: payments.length,
    usd: total(payments.map(({ amount }) => amount?.usd ?? 0)),
  };
}

export function computePriorityMetrics({ records, tasks, now }: PriorityRequest): PriorityMetrics {
  const { transactions, contracts, processes } = records;
  const held = transactions.filter(isHeldPayment);
  const open = contracts.filter(({ status }) => status !== 'signed' && status !== 'user_waived');
  return {
    held: { count: held.length, usd: total(held.map(convertToUsd)) },
    dueToday: tasks && dueOn(toLocalDate(now), tasks),
    pipeline: {
      count: open.length,
      usd: total(open.flatMap(({ value }) => parseAmount(value).value ?? [])),
    },
    exceptions: {
      failedPayments: transactions.filter(({ status }) => status === 'failed').length,
      overdueMilestones: processes
        .map((process) => findDueMilestones(process, { due: 'late' }, now).length)
        .reduce((sum, count) => sum + count, 0),
    },
  };
}
