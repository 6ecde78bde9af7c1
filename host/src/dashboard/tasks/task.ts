import type { FigureRecords } from 'shared-kernel/domain/overview';
import type { PortalPerson } from 'shared-kernel/domain/portal';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import type { IconName } from 'shared-kernel/domain/status';
import { amountInUsd } from 'shared-kernel/domain/transaction';
import { daysBetween, formatAmount, formatNumber, formatRelative } from 'shared-kernel/format';
import type { HasPermission } from 'shared-kernel/workspace';

interface TaskKindView {
  /** As the menu of kinds lists it. */
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
 * What the reader has to do with one record. It is computed from the record and never stored: it is done as soon as the
 * record no longer matches its source.
 */
export interface Task {
  readonly kind: TaskKind;
  /** Unique among the tasks of a reader. */
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** The last day, `YYYY-MM-DD`. */
  readonly due?: string | undefined;
  /** Since which moment or day it is open. */
  readonly since: string;
  /** As shown, and in US dollars to order by. */
  readonly amount?: { readonly text: string; readonly usd: number } | undefined;
  /** The label of its link. */
  readonly action: string;
  /** The record that it opens, with the filters of the list around it. */
  readonly link: {
    readonly kind: 'transactions' | 'processes' | 'contracts' | 'clients' | 'compliance' | 'cases';
    readonly id: string;
    readonly filters?: Readonly<Record<string, string>>;
  };
  /** What a review case about the same thing has as its subject. */
  readonly subject?: ReviewCase['subject'];
}

export interface TaskRecords extends FigureRecords {
  readonly cases: readonly ReviewCase[];
}

/** `now` is an ISO instant. */
export interface TaskRequest {
  readonly records: TaskRecords;
  readonly hasPermission: HasPermission;
  /** The reader, with the email by which contracts name their signatories. */
  readonly person: PortalPerson & { readonly email?: string | undefined };
  readonly now: string;
}

/** An amount as shown and to order by. */
export const amountOf = (
  money: Parameters<typeof amountInUsd>[0],
): NonNullable<Task['amount']> => ({
  text: formatAmount(money.amount, money.currency),
  usd: amountInUsd(money),
});

/** How long until it is due, or how long it is open: `3 days late`, `Due today`, `21 hours ago`. */
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
