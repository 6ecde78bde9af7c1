import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

declare global {
  /**
   * Set where a page shows the sample as it was specified, whose times are UTC's and whose CSV files have commas. A package that was built before
   * the shell lent this module has a copy of it, and all of them read it.
   */
  var tfTimesInUtc: true | undefined;
}

/** How long a day is as text: `YYYY-MM-DD`. */
export const dayLength = 10;

/** Whether a text is a day, which is the same day on every clock, and no moment. */
const isDay = (moment: Moment): moment is string =>
  typeof moment === 'string' && moment.length === dayLength;

/** A moment as the reader's clock shows it, written down as if it were UTC's. */
export function onReadersClock(at: Date): Date {
  if (globalThis.tfTimesInUtc) return at;
  return new Date(
    Date.UTC(
      at.getFullYear(),
      at.getMonth(),
      at.getDate(),
      at.getHours(),
      at.getMinutes(),
      at.getSeconds(),
      at.getMilliseconds(),
    ),
  );
}

/** A moment on the reader's clock, or a day; an invalid one for text that is no date. */
export const readHere = (moment: Moment): Dayjs =>
  isDay(moment) ? readMoment(moment) : readMoment(onReadersClock(new Date(moment)));

/**
 * The day (`YYYY-MM-DD`) that a moment falls on by the reader's clock; a day is itself. Throws a RangeError for what is
 * no moment. For one place among many days see `placeAmongDays`.
 *
 * @example
 * dayOf('2024-07-22') // '2024-07-22'
 */
export const dayOf = (moment: Moment): string =>
  isDay(moment) ? moment : onReadersClock(new Date(moment)).toISOString().slice(0, dayLength);

/**
 * The instant (ISO, UTC) that a day begins at by the reader's clock: the first there is, where midnight is skipped.
 *
 * @example
 * dayBegins('2024-07-22') // '2024-07-22T00:00:00.000Z' (in UTC)
 */
export const dayBegins = (day: string): string =>
  readMoment(globalThis.tfTimesInUtc ? day : `${day}T00:00`).toISOString();

/** A number in two digits. */
export const two = (count: number): string => (count < 10 ? `0${count}` : String(count));

/**
 * The name of a clock that is a number of milliseconds ahead of UTC: `GMT+2`, `GMT-2:30`, `UTC`. The names that Intl has
 * take a slow processor a tenth of a second to load.
 */
export function zoneAhead(milliseconds: number): string {
  const ahead = Math.round(milliseconds / 60_000);
  if (ahead === 0) return 'UTC';
  const [hours, minutes] = [Math.trunc(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  return `GMT${ahead < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${two(minutes)}`}`;
}

dayjs.extend(utc);

export type { Dayjs };

/** A moment: an ISO timestamp or date, a Date, or milliseconds since 1970. */
export type Moment = string | number | Date;

/**
 * A moment in UTC; an invalid one for text that is no date. Date reads the text: dayjs alone takes the month 13 as the
 * next year's first and a time without a zone as UTC, and its strict forms refuse offsets other than the reader's and
 * years beyond 9999 (read-moment.test.ts). Intl names zones other than the reader's, for dayjs's own plugin asks it too.
 */
export const readMoment = (moment: Moment): Dayjs => dayjs.utc(new Date(moment));

/** A moment in a dayjs form. Throws a RangeError for what is no moment. */
export function written(at: Dayjs, form: string): string {
  if (!at.isValid()) throw new RangeError('Not a moment.');
  return at.format(form);
}
