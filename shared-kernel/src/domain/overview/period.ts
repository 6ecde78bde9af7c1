import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  formatDate,
  formatDayAndMonth,
} from 'shared-kernel/format';
import { lastDays, type DayWindow } from '../day-window';
import { isDate } from '../times';

/** The periods that figures can be of; a screen offers those that it is asked for (F6, AN1). */
export const periods = ['7d', '30d', '90d', '1y'] as const;

/** A span of days that figures are shown for, by its name. */
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

/** What figures are of: a period up to today, or the days between two that the reader chose. */
export type PeriodSpan = Period | DayWindow;

/**
 * The days that two texts choose, ends the wrong way round read the other way; an end that is no day is that of the
 * default period, so that any address shows something.
 */
export function chosenDays(typed: DayWindow, now: string): DayWindow {
  const otherwise = periodWindow(defaultPeriod, now);
  const from = isDate(typed.from) ? typed.from : otherwise.from;
  const to = isDate(typed.to) ? typed.to : otherwise.to;
  return from <= to ? { from, to } : { from: to, to: from };
}

const dayCounts = { '7d': 7, '30d': 30, '90d': 90 } as const;
const bucketDays = { '7d': 1, '30d': 5, '90d': 10 } as const;
const months = 12;

/** A stretch of a period, as one bar or point of a chart. */
export interface PeriodBucket extends DayWindow {
  readonly label: string;
}

/**
 * The days a period covers at `now` (ISO), whole days of the reader's: today and the 6, 29 or 89 before it, or for `1y`
 * all since the same day a year ago, that one left out. What a figure counts, its chart draws and its list shows is
 * what happened on these days.
 */
export function periodWindow(period: Period, now: string): DayWindow {
  if (period !== '1y') return lastDays(now, dayCounts[period]);
  const to = dayOf(now);
  return { from: addDays(addMonths(to, -months), 1), to };
}

/** The days that a span covers at `now`. */
export const spanWindow = (span: PeriodSpan, now: string): DayWindow =>
  typeof span === 'string' ? periodWindow(span, now) : span;

/** The stretch of the same length right before a window, to compare with. */
export function windowBefore({ from, to }: DayWindow): DayWindow {
  const end = addDays(from, -1);
  return { from: addDays(end, -daysBetween(from, to)), to: end };
}

const everyDayUpTo = 14;
const maxBuckets = 12;
const daysOfYear = 365;

/** The days on which stretches of equal length begin. */
const startsEvery = (from: string, length: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index * length));

/** Of chosen days: each of a fortnight, of more at most twelve stretches. */
function chosenStarts({ from, to }: DayWindow): string[] {
  const days = daysBetween(from, to) + 1;
  const length = days <= everyDayUpTo ? 1 : Math.ceil(days / maxBuckets);
  return startsEvery(from, length, Math.ceil(days / length));
}

/** The days that the bars or points of a span's chart begin on; of a period each, every fifth, every tenth, or one a month. */
function bucketStarts(span: PeriodSpan, window: DayWindow): string[] {
  if (typeof span !== 'string') return chosenStarts(window);
  const { from } = window;
  if (span === '1y') return Array.from({ length: months }, (_, index) => addMonths(from, index));
  const length = bucketDays[span];
  return startsEvery(from, length, dayCounts[span] / length);
}

/** A span cut for a chart, by the days that its bars or points begin on; of more than a year they say their year. */
export function periodBuckets(span: PeriodSpan, now: string): PeriodBucket[] {
  const window = spanWindow(span, now);
  const labelOf = daysBetween(window.from, window.to) > daysOfYear ? formatDate : formatDayAndMonth;
  return bucketStarts(span, window).map((from, index, starts) => {
    const next = starts[index + 1];
    return { from, to: next === undefined ? window.to : addDays(next, -1), label: labelOf(from) };
  });
}
