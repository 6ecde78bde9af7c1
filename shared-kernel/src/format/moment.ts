import { toUtcDayjs, type DateInput } from './local-date';

/**
 * A moment in milliseconds since 1970; NaN for an invalid date.
 *
 * @example
 * toMilliseconds('1970-01-01T00:00:01.000Z') // 1000
 */
export const toMilliseconds = (moment: DateInput): number =>
  typeof moment === 'string' ? Date.parse(moment) : new Date(moment).getTime();

/**
 * A moment as an ISO instant in UTC: `2024-07-22T09:00:00.000Z`. Throws a RangeError for an invalid moment.
 *
 * @example
 * toInstant('2024-07-22T11:00:00+02:00') // '2024-07-22T09:00:00.000Z'
 */
export const toInstant = (moment: DateInput): string => toUtcDayjs(moment).toISOString();

// Calculated without dayjs, which takes four times as long. A generated workspace has 200,000 moments.
const millisecondsIn = { millisecond: 1, minute: 60_000, day: 86_400_000 } as const;

/**
 * Adds an amount of time to a moment. A negative amount subtracts time. Days are counted in UTC. Throws a RangeError
 * for an invalid moment.
 */
export const addToInstant = (
  moment: DateInput,
  amount: number,
  unit: keyof typeof millisecondsIn,
): string => new Date(toMilliseconds(moment) + amount * millisecondsIn[unit]).toISOString();

/** The milliseconds between two moments. The result is negative if `to` is the earlier moment. */
export const millisecondsBetween = (from: DateInput, to: DateInput): number =>
  toMilliseconds(to) - toMilliseconds(from);

const sameForm = (a: string, b: string) =>
  a.length === b.length && a.endsWith('Z') && b.endsWith('Z');

/**
 * Compares two moments for sorting, earliest first. UTC timestamps of equal format are compared as text, which is much
 * faster.
 *
 * @example
 * const byDueDate = milestones.toSorted((a, b) => compareInstants(a.dueDate, b.dueDate));
 */
export function compareInstants(a: DateInput, b: DateInput): number {
  if (typeof a !== 'string' || typeof b !== 'string' || !sameForm(a, b)) {
    return millisecondsBetween(b, a);
  }
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Whether a moment is later than another; `false` if one of the moments is invalid.
 *
 * @example
 * isAfter('2024-07-23', '2024-07-22') // true
 * isAfter('soon', '2024-07-22') // false
 */
export const isAfter = (moment: DateInput, other: DateInput): boolean =>
  compareInstants(moment, other) > 0;

/**
 * Formats a moment in the user’s time zone for the browser’s date inputs: `YYYY-MM-DDTHH:mm`.
 *
 * @example
 * formatDateTimeInput('2024-07-22T09:00:00.000Z') // '2024-07-22T09:00' (in UTC)
 */
export const formatDateTimeInput = (moment: DateInput): string =>
  toUtcDayjs(moment).local().format('YYYY-MM-DDTHH:mm');

/**
 * Returns a comparator that sorts items by moment, newest first. Items with the same moment keep their order.
 *
 * @example
 * const latest = notifications.toSorted(newestFirst(({ timestamp }) => timestamp));
 */
export const newestFirst =
  <Item>(momentOf: (item: Item) => DateInput) =>
  (a: Item, b: Item): number =>
    compareInstants(momentOf(b), momentOf(a));
