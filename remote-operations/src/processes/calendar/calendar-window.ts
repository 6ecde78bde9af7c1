import { addDays, daysBetween, formatDate } from 'shared-kernel/format';
import { sampleDay } from 'shared-kernel/workspace';

/** How many days the calendar shows (PM4). */
export const windowDays = 31;

/** The day of the first window that the sample was seeded on, counted from 1. */
const seedingDay = 22;

/** The first day of the unmoved sample's window, which is a whole month (PM4, B18). */
const sampleStart = '2024-07-01';

/** The first day of the window `away` windows from the sample's, which is seeded at a moment (ISO). */
export const windowStart = (sampleMoment: string, away = 0): string =>
  addDays(sampleDay(sampleMoment), 1 - seedingDay + away * windowDays);

/** How many windows away from the sample's the one is that holds a day. */
export const windowOf = (sampleMoment: string, day: string): number =>
  Math.floor(daysBetween(windowStart(sampleMoment), day) / windowDays);

/** What a window is called: the sample's own month by its name, any other by its first and last day. */
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

/** A day of a month in the query string, 1 to 31; `undefined` for anything else. */
export const urlDay = () => urlInteger((day) => day >= 1 && day <= 31);

/** No record’s own times reach further than this. */
const farthest = 3000;

/** How many windows the calendar was moved from the sample’s own; `undefined` if it was not, or if it is not a number of windows. */
export const urlWindow = () => urlInteger((away) => Math.abs(away) <= farthest);
