import { compareMoments } from './moment';
import {
  toUtcDayjs,
  formatMoment,
  type DateInput,
  startOfDay,
  dayLength,
  readLocal,
} from './local-date';

const dayForm = 'YYYY-MM-DD';

/**
 * Adds a number of days (or subtracts it, if negative) to a `YYYY-MM-DD` day.
 *
 * @example
 * addDays('2024-02-28', 2) // '2024-03-01'
 */
export const addDays = (day: string, days: number): string =>
  formatMoment(toUtcDayjs(day).add(days, 'day'), dayForm);

/**
 * Adds a number of months (or subtracts it, if negative) to a day. If the target month has no such day, the result is
 * its last day.
 *
 * @example
 * addMonths('2024-01-31', 1) // '2024-02-29'
 */
export const addMonths = (day: string, months: number): string =>
  formatMoment(toUtcDayjs(day).add(months, 'month'), dayForm);

/**
 * The number of days between two moments, counted from day to day in the user’s time zone; NaN for an invalid date.
 *
 * @example
 * daysBetween('2024-07-22', '2024-07-25') // 3
 * daysBetween('soon', '2024-07-25') // Number.NaN
 */
export const daysBetween = (from: DateInput, to: DateInput): number =>
  readLocal(to).startOf('day').diff(readLocal(from).startOf('day'), 'day');

/**
 * Returns a function that finds the position of the last of the sorted days on or before an ISO moment or day; -1
 * before the first day. The start of each day is computed only once, so that each of 100,000 moments costs one
 * comparison. Days of 23 or 25 hours are correct.
 *
 * @example
 * createDayIndexer(['2024-07-01', '2024-08-01'])('2024-07-22') // 0
 * createDayIndexer(['2024-07-01', '2024-08-01'])('2024-06-30') // -1
 */
export function createDayIndexer(days: readonly string[]): (at: string) => number {
  const beginnings = days.map(startOfDay);
  return (at) =>
    at.length === dayLength
      ? days.findLastIndex((day) => day <= at)
      : beginnings.findLastIndex((begins) => compareMoments(begins, at) <= 0);
}

/**
 * Returns whether an ISO moment or day lies between two days in the user’s time zone, both included. An undefined day
 * means no limit.
 *
 * @example
 * createDayRangeFilter('2024-07-01', '2024-07-31')('2024-07-31') // true
 * createDayRangeFilter('2024-07-01', undefined)('2024-06-30') // false
 */
export function createDayRangeFilter(
  from: string | undefined,
  to: string | undefined,
): (at: string) => boolean {
  const isFrom = from === undefined ? () => 0 : createDayIndexer([from]);
  const isAfter = to === undefined ? () => -1 : createDayIndexer([addDays(to, 1)]);
  return (at) => isFrom(at) === 0 && isAfter(at) === -1;
}
