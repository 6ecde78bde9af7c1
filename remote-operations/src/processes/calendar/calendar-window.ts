import { addDays, daysBetween, formatDate } from 'shared-kernel/format';
import { sampleDay } from 'shared-kernel/workspace';

/** Number of days in the calendar (PM4). */
export const windowDays = 31;

/** Day of the first window on which the sample is seeded, counted from 1. */
const seedingDay = 22;

/** First day of the original sample's window, a whole month (PM4, B18). */
const sampleStart = '2024-07-01';

/** First day of the window that is `away` windows from the sample's; `sampleMoment` is an ISO instant. */
export const windowStart = (sampleMoment: string, away = 0): string =>
  addDays(sampleDay(sampleMoment), 1 - seedingDay + away * windowDays);

/** Number of windows between the sample's window and the one with this day. */
export const windowOf = (sampleMoment: string, day: string): number =>
  Math.floor(daysBetween(windowStart(sampleMoment), day) / windowDays);

/** Name of a window: the sample's month, otherwise its first and last day. */
export const windowName = (start: string): string =>
  start === sampleStart
    ? 'July 2024'
    : `${formatDate(start)} – ${formatDate(addDays(start, windowDays - 1))}`;

const urlInteger = (isAllowed: (value: number) => boolean) => ({
  parse: (raw: string | null): number | undefined => {
    const value = /^\s*-?\d+\s*$/.test(raw ?? '') ? Number(raw) : NaN;
    return isAllowed(value) ? value : undefined;
  },
  format: (value: number | undefined) => (value === undefined ? null : String(value)),
});

/** Codec for a day of a month in the query string, 1 to 31; `undefined` for anything else. */
export const urlDay = () => urlInteger((day) => day >= 1 && day <= 31);

/** Maximum distance in windows. It covers all dates that records can have. */
const farthest = 3000;

/**
 * Codec for the number of windows from the sample's; `undefined` if the calendar was not moved or the value is
 * invalid.
 */
export const urlWindow = () => urlInteger((away) => Math.abs(away) <= farthest);
