import type { KpiRecords } from 'shared-kernel/domain/overview';
import type { PortalPerson } from 'shared-kernel/domain/portal';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import type { IconName } from 'shared-kernel/domain/status';
import { convertToUsd } from 'shared-kernel/domain/transaction';
import { daysBetween, formatAmount, formatNumber, formatRelativeTime } from 'shared-kernel/format';
import type { PermissionCheck } from 'shared-kernel/workspace';

interface TaskKindView {
  readonly label: string;
  readonly icon: IconName;
}

export const taskKinds = {
  payment: { label: 'Payments', icon: 'coins' },
  case: { label: 'Review cases', icon: 'search' },
  milestone: { label: 'Process milestones', icon: 'calendar' },
  'sign-off': { label: 'Compliance milestones', icon: 'check-circle' },
  screening: { label: 'Screenings', icon: 'shield' },
  document: { label: 'Client documents', icon: 'document' },
  review: { label: 'Legal reviews', icon: 'gavel' },
  signature: { label: 'Signatures', icon: 'signature' },
  issue: { label: 'Flagged issues', icon: 'flag' },
} as const satisfies Record<string, TaskKindView>;

export type TaskKind = keyof typeof taskKinds;

/** An action that the user should take on one record. Tasks are computed from records and never stored. */
export interface Task {
  readonly kind: TaskKind;
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** Due date as `YYYY-MM-DD`. */
  readonly due?: string | undefined;
  /** When the task was opened: an ISO 8601 time or a date. */
  readonly since: string;
  /** Amount as displayed, and its value in US dollars for sorting. */
  readonly amount?: { readonly text: string; readonly usd: number } | undefined;
  readonly action: string;
  readonly link: {
    readonly kind: 'transactions' | 'processes' | 'contracts' | 'clients' | 'compliance' | 'cases';
    readonly id: string;
    readonly filters?: Readonly<Record<string, string>>;
  };
  /** The record to which the task applies. A review case of the same record is not listed separately. */
  readonly subject?: ReviewCase['subject'];
}

export interface TaskRecords extends KpiRecords {
  readonly cases: readonly ReviewCase[];
}

/** Input for computing tasks. `now` is an ISO 8601 time. */
export interface TaskInput {
  readonly records: TaskRecords;
  readonly hasPermission: PermissionCheck;
  /** The user. The email address identifies the user among the signatories of a contract. */
  readonly person: PortalPerson & { readonly email?: string | undefined };
  readonly now: string;
}

export const createTaskAmount = (
  money: Parameters<typeof convertToUsd>[0],
): NonNullable<Task['amount']> => ({
  text: formatAmount(money.amount, money.currency),
  usd: convertToUsd(money),
});

/**
 * Formats the time until the due date, or the age of a task without one: `3 days late`, `Due today`, `21 hours ago`.
 */
export function formatTaskTime({ due, since }: Pick<Task, 'due' | 'since'>, now: string): string {
  if (due !== undefined) {
    const late = daysBetween(due, now);
    if (late === 0) return 'Due today';
    const days = `${formatNumber(Math.abs(late))} ${Math.abs(late) === 1 ? 'day' : 'days'}`;
    return late > 0 ? `${days} late` : `Due in ${days}`;
  }
  const days = daysBetween(since, now);
  const isDay = since.length === 'YYYY-MM-DD'.length;
  if (isDay && days === 0) return 'today';
  return isDay && days === 1 ? 'yesterday' : formatRelativeTime(since, now);
}

export const isTaskOverdue = ({ due }: Pick<Task, 'due'>, now: string): boolean =>
  due !== undefined && daysBetween(due, now) > 0;
