import { addDays, daysBetween, formatDate } from 'shared-kernel/format';
import { getSampleDate } from 'shared-kernel/workspace';

export const daysPerCalendarWindow = 31;

/** Position of the sample data’s creation date in its calendar window, in days starting at 1. */
const seedingDay = 22;

/** First day of the calendar window of the original sample. The window covers July 2024 (PM4, B18). */
const sampleStart = '2024-07-01';

/**
 * Returns the first day of a calendar window. `away` is the window number: 0 for the window of the sample data,
 * negative for earlier windows.
 */
export const getCalendarWindowStart = (sampleMoment: string, away = 0): string =>
  addDays(getSampleDate(sampleMoment), 1 - seedingDay + away * daysPerCalendarWindow);

/** Returns the index of the calendar window (31 days) that contains a day. The sample data is in window 0. */
export const getCalendarWindowIndex = (sampleMoment: string, day: string): number =>
  Math.floor(daysBetween(getCalendarWindowStart(sampleMoment), day) / daysPerCalendarWindow);

/** Name of a calendar window: the month for the window of the sample, otherwise the first and last day. */
export const formatCalendarWindow = (start: string): string =>
  start === sampleStart
    ? 'July 2024'
    : `${formatDate(start)} – ${formatDate(addDays(start, daysPerCalendarWindow - 1))}`;

const urlInteger = (isAllowed: (value: number) => boolean) => ({
  parse: (raw: string | null): number | undefined => {
    const value = /^\s*-?\d+\s*$/.test(raw ?? '') ? Number(raw) : NaN;
    return isAllowed(value) ? value : undefined;
  },
  format: (value: number | undefined) => (value === undefined ? null : String(value)),
});

/** Query string codec for a day of the month, from 1 to 31. Other values become `undefined`. */
export const createCalendarDayUrlParam = () => urlInteger((day) => day >= 1 && day <= 31);

/**
 * Maximum number of calendar windows before or after the window of the sample data. This range covers all valid dates.
 */
const farthest = 3000;

/** Query string codec for the number of a calendar window. A missing or invalid number becomes `undefined`. */
export const createCalendarWindowUrlParam = () => urlInteger((away) => Math.abs(away) <= farthest);
