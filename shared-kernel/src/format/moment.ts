import { readMoment, type Moment } from './reader-clock';

/**
 * A moment in milliseconds since 1970; NaN for text that is no date.
 *
 * @example
 * millisecondsOf('1970-01-01T00:00:01.000Z') // 1000
 */
export const millisecondsOf = (moment: Moment): number =>
  typeof moment === 'string' ? Date.parse(moment) : new Date(moment).getTime();

/**
 * A moment as an ISO instant in UTC: `2024-07-22T09:00:00.000Z`. Throws a RangeError for what is none.
 *
 * @example
 * instantOf('2024-07-22T11:00:00+02:00') // '2024-07-22T09:00:00.000Z'
 */
export const instantOf = (moment: Moment): string => readMoment(moment).toISOString();

// Not by dayjs, which takes four times as long: a generated workspace moves 200,000 moments.
const millisecondsIn = { millisecond: 1, minute: 60_000, day: 86_400_000 } as const;

/** The ISO instant so much later than a moment, or earlier; days are those of UTC. Throws a RangeError for what is none. */
export const instantAfter = (
  moment: Moment,
  amount: number,
  unit: keyof typeof millisecondsIn,
): string => new Date(millisecondsOf(moment) + amount * millisecondsIn[unit]).toISOString();

/** How long it is from one moment to another, in milliseconds; negative when `to` is the earlier. */
export const millisecondsBetween = (from: Moment, to: Moment): number =>
  millisecondsOf(to) - millisecondsOf(from);

const sameForm = (a: string, b: string) =>
  a.length === b.length && a.endsWith('Z') && b.endsWith('Z');

/**
 * The order of two moments, the earlier first. Timestamps of one form in UTC compare as text, in 40 ns
 * instead of the 1000 that reading both takes: lists of 100,000 are sorted by it.
 *
 * @example
 * const byDueDate = milestones.toSorted((a, b) => compareMoments(a.dueDate, b.dueDate));
 */
export function compareMoments(a: Moment, b: Moment): number {
  if (typeof a !== 'string' || typeof b !== 'string' || !sameForm(a, b)) {
    return millisecondsBetween(b, a);
  }
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Whether a moment is later than another; false when either is none.
 *
 * @example
 * isAfter('2024-07-23', '2024-07-22') // true
 * isAfter('soon', '2024-07-22') // false
 */
export const isAfter = (moment: Moment, other: Moment): boolean =>
  compareMoments(moment, other) > 0;

/**
 * A moment on the reader's own clock, as the pickers of the browser write it: `YYYY-MM-DDTHH:mm`.
 *
 * @example
 * localMoment('2024-07-22T09:00:00.000Z') // '2024-07-22T09:00' (in UTC)
 */
export const localMoment = (moment: Moment): string =>
  readMoment(moment).local().format('YYYY-MM-DDTHH:mm');

/**
 * The order of what has a moment, newest first; what is of one moment keeps the order it had.
 *
 * @example
 * const latest = notifications.toSorted(newestFirst(({ timestamp }) => timestamp));
 */
export const newestFirst =
  <Item>(momentOf: (item: Item) => Moment) =>
  (a: Item, b: Item): number =>
    compareMoments(momentOf(b), momentOf(a));
