import { compareInstants } from './moment';
import {
  toUtcDayjs,
  formatDayjs,
  type DateLike,
  startOfDay,
  isoDateLength,
  toLocalDayjs,
} from './local-date';

const dayForm = 'YYYY-MM-DD';

/**
 * Adds a number of days to a `YYYY-MM-DD` date. A negative number subtracts days.
 *
 * @example
 * addDays('2024-02-28', 2) // '2024-03-01'
 */
export const addDays = (day: string, days: number): string =>
  formatDayjs(toUtcDayjs(day).add(days, 'day'), dayForm);

/**
 * Adds a number of months to a `YYYY-MM-DD` date. A negative number subtracts months. If the target month is too short,
 * returns its last date.
 *
 * @example
 * addMonths('2024-01-31', 1) // '2024-02-29'
 */
export const addMonths = (day: string, months: number): string =>
  formatDayjs(toUtcDayjs(day).add(months, 'month'), dayForm);

/**
 * Returns the number of calendar days between two dates or timestamps in the user’s time zone; NaN for an invalid date.
 *
 * @example
 * daysBetween('2024-07-22', '2024-07-25') // 3
 * daysBetween('soon', '2024-07-25') // Number.NaN
 */
export const daysBetween = (from: DateLike, to: DateLike): number =>
  toLocalDayjs(to).startOf('day').diff(toLocalDayjs(from).startOf('day'), 'day');

/**
 * Returns a function that finds the index of the last date in `days` on or before a date or timestamp. Returns -1
 * before the first date. `days` must be sorted.
 *
 * @example
 * createDayIndexer(['2024-07-01', '2024-08-01'])('2024-07-22') // 0
 * createDayIndexer(['2024-07-01', '2024-08-01'])('2024-06-30') // -1
 */
export function createDayIndexer(days: readonly string[]): (at: string) => number {
  const beginnings = days.map(startOfDay);
  return (at) =>
    at.length === isoDateLength
      ? days.findLastIndex((day) => day <= at)
      : beginnings.findLastIndex((begins) => compareInstants(begins, at) <= 0);
}

/**
 * Returns a function that checks whether a date or timestamp is in a date range, in the user’s time zone. The range
 * includes both dates. `undefined` means no limit.
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
