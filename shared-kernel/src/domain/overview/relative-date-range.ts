import { toLocalDate } from 'shared-kernel/format';
import { createLastDaysRange, type DateRange } from '../date-range';
import { periodLabel, getPeriodRange } from './period';

/**
 * Names of date ranges for list filters. Each range ends today. Never change these names, because URLs and saved views
 * contain them.
 */
export const relativeDateRanges = ['today', '7d', '30d', '90d', 'month'] as const;

/**
 * Name of a date range that ends today.
 *
 * @example
 * const days: RelativeDateRange = '7d';
 */
export type RelativeDateRange = (typeof relativeDateRanges)[number];

/** The label of each date range in select fields and filter chips. */
export const relativeDateRangeLabel: Record<RelativeDateRange, string> = {
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
 * resolveRelativeDateRange('7d', '2024-07-22T09:00:00.000Z') // { from: '2024-07-16', to: '2024-07-22' } in UTC
 */
export function resolveRelativeDateRange(days: RelativeDateRange, now: string): DateRange {
  if (days === 'today') return createLastDaysRange(now, 1);
  if (days !== 'month') return getPeriodRange(days, now);
  const to = toLocalDate(now);
  return { from: `${to.slice(0, 'YYYY-MM'.length)}-01`, to };
}
