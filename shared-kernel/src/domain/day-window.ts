import { utcDay } from './utc-day';

const dayLength = 86_400_000;

/** The `YYYY-MM-DD` date a number of days after (or before) another. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);

/** Whole days from one `YYYY-MM-DD` date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/** A stretch of UTC days, both ends included. */
export interface DayWindow {
  readonly from: string;
  readonly to: string;
}

/** Today and the days before it, `days` in all. */
export function lastDays(now: string, days: number): DayWindow {
  const to = utcDay(now);
  return { from: addDays(to, 1 - days), to };
}

/** Whether an ISO date or timestamp falls on a day of the window. */
export function inWindow(iso: string, { from, to }: DayWindow): boolean {
  const day = utcDay(iso);
  return day >= from && day <= to;
}
