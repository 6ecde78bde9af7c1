import { toDay } from 'shared-kernel/format';
import { createLastDaysWindow, type DayWindow } from '../day-window';
import { periodLabel, getPeriodWindow } from './period';

/**
 * Names of date ranges for list filters. Each range ends today. Never change these names, because URLs and saved views
 * contain them.
 */
export const relativeDays = ['today', '7d', '30d', '90d', 'month'] as const;

/**
 * Name of a date range that ends today.
 *
 * @example
 * const days: RelativeDays = '7d';
 */
export type RelativeDays = (typeof relativeDays)[number];

/** The label of each date range in select fields and filter chips. */
export const relativeDaysLabel: Record<RelativeDays, string> = {
  today: 'Today',
  '7d': periodLabel['7d'],
  '30d': periodLabel['30d'],
  '90d': periodLabel['90d'],
  month: 'This month',
};

/**
 * Returns the first and last date of a named range in the user’s time zone. `now` is an ISO timestamp.
 *
 * @example
 * resolveRelativeDays('7d', '2024-07-22T09:00:00.000Z') // { from: '2024-07-16', to: '2024-07-22' } in UTC
 */
export function resolveRelativeDays(days: RelativeDays, now: string): DayWindow {
  if (days === 'today') return createLastDaysWindow(now, 1);
  if (days !== 'month') return getPeriodWindow(days, now);
  const to = toDay(now);
  return { from: `${to.slice(0, 'YYYY-MM'.length)}-01`, to };
}
