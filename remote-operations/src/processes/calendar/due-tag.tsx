import type { StatusView } from 'shared-kernel/domain/status';
import { StatusTag } from 'shared-kernel/ui';
import { daysLeft, formatDue } from './due';

interface DueTagProps {
  /** `YYYY-MM-DD`. */
  readonly due: string;
  readonly now: string;
}

const soon = 2;

function dueView(due: string, now: string): StatusView {
  const label = formatDue(due, now);
  const days = daysLeft(due, now);
  if (days < 0) return { label, tone: 'danger', icon: 'alert' };
  return { label, tone: days <= soon ? 'warning' : 'neutral', icon: 'clock' };
}

/** How long there is, or how late it is (PM2). */
export function DueTag({ due, now }: DueTagProps) {
  return <StatusTag view={dueView(due, now)} size="small" />;
}
