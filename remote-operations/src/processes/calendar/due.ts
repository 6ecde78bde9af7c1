import { daysBetween, formatNumber, unknownText } from 'shared-kernel/format';

/**
 * Whole days from the reader's day of `nowIso` to a due date (`YYYY-MM-DD`): 0 on the day itself, negative once late,
 * NaN for text that is no date.
 */
export const daysLeft = (due: string, nowIso: string): number => daysBetween(nowIso, due);

/** A due date as people read it: `3d left`, `due today`, `2d late` (PM2). */
export function formatDue(due: string, nowIso: string): string {
  const days = daysLeft(due, nowIso);
  if (Number.isNaN(days)) return unknownText;
  if (days === 0) return 'due today';
  return days > 0 ? `${formatNumber(days)}d left` : `${formatNumber(-days)}d late`;
}
