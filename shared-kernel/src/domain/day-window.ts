import { addDays, dayOf } from '../format/day';

/** A stretch of UTC days, both ends included. */
export interface DayWindow {
  readonly from: string;
  readonly to: string;
}

/** Today and the days before it, `days` in all. */
export function lastDays(now: string, days: number): DayWindow {
  const to = dayOf(now);
  return { from: addDays(to, 1 - days), to };
}

/** Whether an ISO date or timestamp falls on a day of the window. */
export function inWindow(iso: string, { from, to }: DayWindow): boolean {
  const day = dayOf(iso);
  return day >= from && day <= to;
}
