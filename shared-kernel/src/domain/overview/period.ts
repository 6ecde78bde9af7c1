import { addDays, dayOf, daysBetween, monthStart } from '../../format/day';
import { formatDayAndMonth, formatMonth } from '../../format/date';
import { lastDays, type DayWindow } from '../day-window';

/** The periods that figures can be of; a screen offers those that it is asked for (F6, AN1). */
export const periods = ['7d', '30d', '90d', '1y'] as const;

export type Period = (typeof periods)[number];

/** What both screens open on, and the period whose figures are the specification's fixed texts. */
export const defaultPeriod = '30d' satisfies Period;

/** How each period reads in its select. */
export const periodLabel: Record<Period, string> = {
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  '1y': 'Last 12 months',
};

const dayCounts = { '7d': 7, '30d': 30, '90d': 90 } as const;
const bucketDays = { '7d': 1, '30d': 5, '90d': 10 } as const;
const months = 12;

/** A stretch of a period, as one bar or point of a chart. */
export interface PeriodBucket extends DayWindow {
  readonly label: string;
}

/**
 * The days a period covers at `now` (ISO): 7, 30 or 90 days up to today, or for `1y` this month and
 * the eleven before it.
 */
export function periodWindow(period: Period, now: string): DayWindow {
  if (period !== '1y') return lastDays(now, dayCounts[period]);
  const to = dayOf(now);
  return { from: monthStart(to, 1 - months), to };
}

/** The stretch of the same length right before a window, to compare with. */
export function windowBefore({ from, to }: DayWindow): DayWindow {
  const end = addDays(from, -1);
  return { from: addDays(end, -daysBetween(from, to)), to: end };
}

/** A period cut for a chart: single days, five days, ten days, or calendar months. */
export function periodBuckets(period: Period, now: string): PeriodBucket[] {
  const { from, to } = periodWindow(period, now);
  if (period === '1y') {
    return Array.from({ length: months }, (_, index) => {
      const start = monthStart(to, index + 1 - months);
      const end = addDays(monthStart(start, 1), -1);
      return { from: start, to: end < to ? end : to, label: formatMonth(start) };
    });
  }
  const length = bucketDays[period];
  return Array.from({ length: dayCounts[period] / length }, (_, index) => {
    const start = addDays(from, index * length);
    return {
      from: start,
      to: addDays(start, length - 1),
      label: formatDayAndMonth(start),
    };
  });
}
