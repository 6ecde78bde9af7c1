import { addDays, toDay } from 'shared-kernel/format';

/** A date range in the user's time zone, including the first and the last date. */
export interface DayWindow {
  readonly from: string;
  readonly to: string;
}

/** Returns the date range of the last `days` days, which ends today. */
export function createLastDaysWindow(now: string, days: number): DayWindow {
  const to = toDay(now);
  return { from: addDays(to, 1 - days), to };
}
