import type { StatusDisplay } from 'shared-kernel/domain/status';
import { daysBetween, formatNumber, unknownText } from 'shared-kernel/format';
import { StatusTag } from 'shared-kernel/ui';

/**
 * Returns the number of days until a due date (`YYYY-MM-DD`). The number is negative after the due date, and NaN for an
 * invalid date.
 */
export const getDaysUntilDue = (due: string, nowIso: string): number => daysBetween(nowIso, due);

/** Formats a due date, for example `3d left`, `Due today` or `2d late` (PM2). */
export function formatRemainingDays(due: string, nowIso: string): string {
  const days = getDaysUntilDue(due, nowIso);
  if (Number.isNaN(days)) return unknownText;
  if (days === 0) return 'Due today';
  return days > 0 ? `${formatNumber(days)}d left` : `${formatNumber(-days)}d late`;
}

interface DueTagProps {
  /** Due date as `YYYY-MM-DD`. */
  readonly due: string;
  readonly now: string;
}

const soon = 2;

function dueView(due: string, now: string): StatusDisplay {
  const label = formatRemainingDays(due, now);
  const days = getDaysUntilDue(due, now);
  if (days < 0) return { label, tone: 'danger', icon: 'alert' };
  return { label, tone: days <= soon ? 'warning' : 'neutral', icon: 'clock' };
}

export function DueTag({ due, now }: DueTagProps) {
  return <StatusTag view={dueView(due, now)} size="small" />;
}
