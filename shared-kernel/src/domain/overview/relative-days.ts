import { dayOf } from 'shared-kernel/format';
import { lastDays, type DayWindow } from '../day-window';
import { periodLabel, periodWindow } from './period';

/** The days up to today that a list can be narrowed to; addresses and saved views have them by these names. */
export const relativeDays = ['today', '7d', '30d', '90d', 'month'] as const;

/**
 * Days that move with today.
 *
 * @example
 * const days: RelativeDays = '7d';
 */
export type RelativeDays = (typeof relativeDays)[number];

/** How each reads in a select and on a chip. */
export const relativeDaysLabel: Record<RelativeDays, string> = {
  today: 'Today',
  '7d': periodLabel['7d'],
  '30d': periodLabel['30d'],
  '90d': periodLabel['90d'],
  month: 'This month',
};

/**
 * The reader's days, both included, at `now` (ISO).
 *
 * @example
 * daysAt('7d', '2024-07-22T09:00:00.000Z') // { from: '2024-07-16', to: '2024-07-22' } in UTC
 */
export function daysAt(days: RelativeDays, now: string): DayWindow {
  if (days === 'today') return lastDays(now, 1);
  if (days !== 'month') return periodWindow(days, now);
  const to = dayOf(now);
  return { from: `${to.slice(0, 'YYYY-MM'.length)}-01`, to };
}
