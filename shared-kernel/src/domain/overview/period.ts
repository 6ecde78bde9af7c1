import {
  addDays,
  addMonths,
  toLocalDate,
  daysBetween,
  formatDate,
  formatDayAndMonth,
} from 'shared-kernel/format';
import { createLastDaysRange, type DateRange } from '../date-range';
import { isDate } from '../times';

/** The periods that figures can cover (F6, AN1). A screen can offer only some of the periods. */
export const periods = ['7d', '30d', '90d', '1y'] as const;

export type Period = (typeof periods)[number];

/** Default period of the overview and analytics. The sample figures in the specification are for this period. */
export const defaultPeriod = '30d' satisfies Period;

/** The label of each period. */
export const periodLabel: Record<Period, string> = {
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  '1y': 'Last 12 months',
};

/** A named period that ends today, or a custom date range. */
export type PeriodSelection = Period | DateRange;

/**
 * Parses a date range. Reversed dates are swapped. The default period replaces invalid dates, so that every URL works.
 */
export function parseDateRange(typed: DateRange, now: string): DateRange {
  const otherwise = getPeriodRange(defaultPeriod, now);
  const from = isDate(typed.from) ? typed.from : otherwise.from;
  const to = isDate(typed.to) ? typed.to : otherwise.to;
  return from <= to ? { from, to } : { from: to, to: from };
}

const dayCounts = { '7d': 7, '30d': 30, '90d': 90 } as const;
const bucketDays = { '7d': 1, '30d': 5, '90d': 10 } as const;
const months = 12;

export interface PeriodBucket extends DateRange {
  readonly label: string;
}

/**
 * Returns the date range of a period that ends today, in the user’s time zone. `now` is an ISO timestamp. The period
 * `1y` starts one day after the same date last year.
 */
export function getPeriodRange(period: Period, now: string): DateRange {
  if (period !== '1y') return createLastDaysRange(now, dayCounts[period]);
  const to = toLocalDate(now);
  return { from: addDays(addMonths(to, -months), 1), to };
}

export const getSelectedRange = (span: PeriodSelection, now: string): DateRange =>
  typeof span === 'string' ? getPeriodRange(span, now) : span;

/** Returns the date range of equal length that ends the day before a range, for comparison. */
export function getPreviousRange({ from, to }: DateRange): DateRange {
  const end = addDays(from, -1);
  return { from: addDays(end, -daysBetween(from, to)), to: end };
}

const everyDayUpTo = 14;
const maxBuckets = 12;
const daysOfYear = 365;

const startsEvery = (from: string, length: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index * length));

function chosenStarts({ from, to }: DateRange): string[] {
  const days = daysBetween(from, to) + 1;
  const length = days <= everyDayUpTo ? 1 : Math.ceil(days / maxBuckets);
  return startsEvery(from, length, Math.ceil(days / length));
}

/**
 * Returns the first date of each chart bucket. Depending on the period, a bucket covers one day, several days or one
 * month.
 */
function bucketStarts(span: PeriodSelection, window: DateRange): string[] {
  if (typeof span !== 'string') return chosenStarts(window);
  const { from } = window;
  if (span === '1y') return Array.from({ length: months }, (_, index) => addMonths(from, index));
  const length = bucketDays[span];
  return startsEvery(from, length, dayCounts[span] / length);
}

/** Divides a period into chart buckets. If the period is longer than a year, the labels include the year. */
export function createPeriodBuckets(span: PeriodSelection, now: string): PeriodBucket[] {
  const window = getSelectedRange(span, now);
  const labelOf = daysBetween(window.from, window.to) > daysOfYear ? formatDate : formatDayAndMonth;
  return bucketStarts(span, window).map((from, index, starts) => {
    const next = starts[index + 1];
    return { from, to: next === undefined ? window.to : addDays(next, -1), label: labelOf(from) };
  });
}
