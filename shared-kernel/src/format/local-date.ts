import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

declare global {
  /**
   * Set on pages in `reference` mode, where times are shown in UTC. The variable is global, because older remotes
   * contain their own copy of this module.
   */
  var tfTimesInUtc: true | undefined;
}

export const isoDateLength = 10;

const isDay = (moment: DateLike): moment is string =>
  typeof moment === 'string' && moment.length === isoDateLength;

/** Returns a date whose UTC fields contain the local time in the user’s time zone. */
export function toLocalFields(at: Date): Date {
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

/** Parses a date, or a timestamp in the user’s time zone. For invalid text, the returned dayjs object is invalid. */
export const toLocalDayjs = (moment: DateLike): Dayjs =>
  isDay(moment) ? toUtcDayjs(moment) : toUtcDayjs(toLocalFields(new Date(moment)));

/**
 * Returns the date (`YYYY-MM-DD`) of a timestamp in the user’s time zone. A date is returned unchanged. Throws a
 * RangeError for an invalid timestamp. To look up many timestamps, use `createDayIndexer`.
 *
 * @example
 * toLocalDate('2024-07-22') // '2024-07-22'
 */
export const toLocalDate = (moment: DateLike): string =>
  isDay(moment) ? moment : toLocalFields(new Date(moment)).toISOString().slice(0, isoDateLength);

/**
 * Returns the time (ISO, UTC) at which a date starts in the user’s time zone. If daylight saving time skips midnight,
 * this is the first time that exists on this date.
 *
 * @example
 * startOfDay('2024-07-22') // '2024-07-22T00:00:00.000Z' (in UTC)
 */
export const startOfDay = (day: string): string =>
  toUtcDayjs(globalThis.tfTimesInUtc ? day : `${day}T00:00`).toISOString();

export const padTwoDigits = (count: number): string => (count < 10 ? `0${count}` : String(count));

/**
 * Formats a UTC offset, given in milliseconds, as text such as `GMT+2`. `Intl` is not used, because loading its time
 * zone names takes 0.1 seconds on a slow processor.
 */
export function formatUtcOffset(milliseconds: number): string {
  const ahead = Math.round(milliseconds / 60_000);
  if (ahead === 0) return 'UTC';
  const [hours, minutes] = [Math.trunc(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  return `GMT${ahead < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${padTwoDigits(minutes)}`}`;
}

dayjs.extend(utc);

export type { Dayjs };

/** A point in time, given as an ISO timestamp, a `YYYY-MM-DD` date, a `Date` or milliseconds since 1970. */
export type DateLike = string | number | Date;

/**
 * Converts a date or timestamp to UTC. `Date` parses the text, because dayjs accepts month 13. For invalid text, the
 * returned dayjs object is invalid.
 */
export const toUtcDayjs = (moment: DateLike): Dayjs => dayjs.utc(new Date(moment));

/** Formats a dayjs date with a dayjs format. Throws a RangeError for an invalid date. */
export function formatDayjs(at: Dayjs, form: string): string {
  if (!at.isValid()) throw new RangeError('Invalid time.');
  return at.format(form);
}
