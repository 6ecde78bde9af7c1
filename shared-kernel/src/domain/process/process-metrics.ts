import { daysBetween, createDayRangeFilter } from 'shared-kernel/format';
import { mapToRecord } from '../../format/map-to-record';
import { currencies, type Currency } from '../transaction/transaction-type';
import type { DateRange } from '../date-range';
import type { Process, ProcessMilestone } from './process.schema';
import {
  processPriorities,
  processTypes,
  type ProcessPriority,
  type ProcessType,
} from './process-status';

/**
 * The figures of the process analytics (PM8). Rates are percentages and durations are in days, both with one decimal.
 * They are `undefined` if nothing was completed in the period.
 */
export interface ProcessMetrics {
  readonly total: number;
  readonly active: number;
  readonly completed: number;
  readonly completedInWindow: number;
  readonly averageCompletionDays: number | undefined;
  readonly onTimeRate: number | undefined;
  readonly milestonesCompleted: number;
  readonly milestonesTotal: number;
  readonly overdueMilestones: number;
  readonly delayedMilestones: number;
  readonly byType: Readonly<Record<ProcessType, number>>;
  readonly byPriority: Readonly<Record<ProcessPriority, number>>;
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

const tally = <Key extends string>(
  keys: readonly Key[],
  found: readonly Key[],
): Record<Key, number> => {
  const counts = mapToRecord(keys, () => 0);
  for (const key of found) counts[key] += 1;
  return counts;
};

const completedOn = ({ milestones }: Process): string | undefined =>
  milestones
    .flatMap(({ completedDate }) => completedDate ?? [])
    .sort()
    .at(-1);

/**
 * Computes the process metrics. Completion time and on-time rate cover only the period `window`, and counts cover all
 * processes.
 */
export function computeProcessMetrics(
  processes: readonly Process[],
  window: DateRange,
): ProcessMetrics {
  const isInWindow = createDayRangeFilter(window.from, window.to);
  const recent = (date: string | undefined): date is string =>
    date !== undefined && isInWindow(date);
  const milestones = processes.flatMap((process) => process.milestones);
  const done = milestones.filter(({ completedDate }) => recent(completedDate));
  const onTime = done.filter(({ completedDate = '', dueDate }) => completedDate <= dueDate);
  const durations = processes.flatMap((process) => {
    const end = process.status === 'completed' ? completedOn(process) : undefined;
    return recent(end) ? [daysBetween(process.startDate, end)] : [];
  });
  const inStatus = (status: ProcessMilestone['status']) =>
    milestones.filter((milestone) => milestone.status === status).length;
  return {
    total: processes.length,
    active: processes.filter(({ status }) => status === 'active').length,
    completed: processes.filter(({ status }) => status === 'completed').length,
    completedInWindow: durations.length,
    averageCompletionDays:
      durations.length > 0
        ? oneDecimal(durations.reduce((sum, each) => sum + each, 0) / durations.length)
        : undefined,
    onTimeRate: done.length > 0 ? oneDecimal((onTime.length / done.length) * 100) : undefined,
    milestonesCompleted: inStatus('completed'),
    milestonesTotal: milestones.length,
    overdueMilestones: inStatus('overdue'),
    delayedMilestones: inStatus('delayed'),
    byType: tally(
      processTypes,
      processes.map(({ type }) => type),
    ),
    byPriority: tally(
      processPriorities,
      processes.map(({ priority }) => priority),
    ),
  };
}

interface FinancialImpact {
  readonly currency: Currency;
  readonly pipeline: number;
  /** Total value of the active processes that have an overdue or delayed milestone. */
  readonly atRisk: number;
  readonly critical: number;
  readonly settled: number;
}

const isAtRisk = ({ milestones }: Process) =>
  milestones.some(({ status }) => status === 'overdue' || status === 'delayed');

const valueOf = (processes: readonly Process[]) =>
  processes.reduce((sum, { value }) => sum + value, 0);

/** Returns the financial impact of processes: one row per currency, in the order of `currencies` (PM8). */
export const computeFinancialImpact = (processes: readonly Process[]): FinancialImpact[] =>
  currencies.flatMap((currency) => {
    const own = processes.filter((process) => process.currency === currency);
    if (own.length === 0) return [];
    const active = own.filter(({ status }) => status === 'active');
    return [
      {
        currency,
        pipeline: valueOf(active),
        atRisk: valueOf(active.filter(isAtRisk)),
        critical: valueOf(active.filter(({ priority }) => priority === 'critical')),
        settled: valueOf(own.filter(({ status }) => status === 'completed')),
      },
    ];
  });
