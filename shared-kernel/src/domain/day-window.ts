import { addDays, toDay } from 'shared-kernel/format';

/** A range of days in the user's time zone. The first and the last day are included. */
export interface DayWindow {
  readonly from: string;
  readonly to: string;
}

/** Returns the last `days` days, including the current day. */
export function createLastDaysWindow(now: string, days: number): DayWindow {
  const to = toDay(now);
  return { from: addDays(to, 1 - days), to };
}
