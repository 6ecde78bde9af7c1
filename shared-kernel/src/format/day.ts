import { compareMoments } from './moment';
import { readMoment, written, type Moment, dayBegins, dayLength, readHere } from './reader-clock';

const dayForm = 'YYYY-MM-DD';

/**
 * The day a number of days after (or before) another.
 *
 * @example
 * addDays('2024-02-28', 2) // '2024-03-01'
 */
export const addDays = (day: string, days: number): string =>
  written(readMoment(day).add(days, 'day'), dayForm);

/**
 * The day a number of months after (or before) another; the last of its month where that has no such day.
 *
 * @example
 * addMonths('2024-01-31', 1) // '2024-02-29'
 */
export const addMonths = (day: string, months: number): string =>
  written(readMoment(day).add(months, 'month'), dayForm);

/**
 * Whole days from the reader's day of a moment to that of another; NaN for text that is no date.
 *
 * @example
 * daysBetween('2024-07-22', '2024-07-25') // 3
 * daysBetween('soon', '2024-07-25') // Number.NaN
 */
export const daysBetween = (from: Moment, to: Moment): number =>
  readHere(to).startOf('day').diff(readHere(from).startOf('day'), 'day');

/**
 * Which of some days, the earliest first, an ISO moment or a day is on or after: the place of the last such day, -1
 * before the first. Each day's beginning is reckoned once, so that of 100,000 moments each costs a comparison, and a
 * day of 23 or 25 hours is as long as it is.
 *
 * @example
 * placeAmongDays(['2024-07-01', '2024-08-01'])('2024-07-22') // 0
 * placeAmongDays(['2024-07-01', '2024-08-01'])('2024-06-30') // -1
 */
export function placeAmongDays(days: readonly string[]): (at: string) => number {
  const beginnings = days.map(dayBegins);
  return (at) =>
    at.length === dayLength
      ? days.findLastIndex((day) => day <= at)
      : beginnings.findLastIndex((begins) => compareMoments(begins, at) <= 0);
}

/**
 * Whether an ISO moment or a day is on one of the reader's days from one to another, both included; an end not said is open.
 *
 * @example
 * onDays('2024-07-01', '2024-07-31')('2024-07-31') // true
 * onDays('2024-07-01', undefined)('2024-06-30') // false
 */
export function onDays(from: string | undefined, to: string | undefined): (at: string) => boolean {
  const isFrom = from === undefined ? () => 0 : placeAmongDays([from]);
  const isAfter = to === undefined ? () => -1 : placeAmongDays([addDays(to, 1)]);
  return (at) => isFrom(at) === 0 && isAfter(at) === -1;
}
