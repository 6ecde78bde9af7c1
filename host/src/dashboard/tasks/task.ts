import type { FigureRecords } from 'shared-kernel/domain/overview';
import type { PortalPerson } from 'shared-kernel/domain/portal';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import type { IconName } from 'shared-kernel/domain/status';
import { amountInUsd } from 'shared-kernel/domain/transaction';
import { daysBetween, formatAmount, formatNumber, formatRelative } from 'shared-kernel/format';
import type { HasPermission } from 'shared-kernel/workspace';

interface TaskKindView {
  readonly label: string;
  readonly icon: IconName;
}

/** The kinds of tasks in the order of the menu, each from one source. */
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

/**
 * An action for the reader on one record. It is computed and never stored: a task disappears once its record no
 * longer matches.
 */
export interface Task {
  readonly kind: TaskKind;
  /** Unique among the tasks of a reader. */
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** The due date, `YYYY-MM-DD`. */
  readonly due?: string | undefined;
  /** The ISO instant or the day since which the task is open. */
  readonly since: string;
  /** The displayed amount, and the same in US dollars for sorting. */
  readonly amount?: { readonly text: string; readonly usd: number } | undefined;
  /** The label of the link to the record. */
  readonly action: string;
  /** The record to open, with the filters for the list around it. */
  readonly link: {
    readonly kind: 'transactions' | 'processes' | 'contracts' | 'clients' | 'compliance' | 'cases';
    readonly id: string;
    readonly filters?: Readonly<Record<string, string>>;
  };
  /** The subject of a review case about the same record. */
  readonly subject?: ReviewCase['subject'];
}

export interface TaskRecords extends FigureRecords {
  readonly cases: readonly ReviewCase[];
}

/** `now` is an ISO instant. */
export interface TaskRequest {
  readonly records: TaskRecords;
  readonly hasPermission: HasPermission;
  /** The reader. Signatories of contracts are matched by `email`. */
  readonly person: PortalPerson & { readonly email?: string | undefined };
  readonly now: string;
}

export const amountOf = (
  money: Parameters<typeof amountInUsd>[0],
): NonNullable<Task['amount']> => ({
  text: formatAmount(money.amount, money.currency),
  usd: amountInUsd(money),
});

/** The time until the due date, or the age: `3 days late`, `Due today`, `21 hours ago`. */
export function taskTime({ due, since }: Pick<Task, 'due' | 'since'>, now: string): string {
  if (due !== undefined) {
    const late = daysBetween(due, now);
    if (late === 0) return 'Due today';
    const days = `${formatNumber(Math.abs(late))} ${Math.abs(late) === 1 ? 'day' : 'days'}`;
    return late > 0 ? `${days} late` : `Due in ${days}`;
  }
  const days = daysBetween(since, now);
  const isDay = since.length === 'YYYY-MM-DD'.length;
  if (isDay && days === 0) return 'today';
  return isDay && days === 1 ? 'yesterday' : formatRelative(since, now);
}

export const isLate = ({ due }: Pick<Task, 'due'>, now: string): boolean =>
  due !== undefined && daysBetween(due, now) > 0;
