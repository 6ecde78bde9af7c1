import { addDays, dayOf } from 'shared-kernel/format';

/** A range of days in the user's time zone, inclusive at both ends. */
export interface DayWindow {
  readonly from: string;
  readonly to: string;
}

/** The last `days` days, including today. */
export function lastDays(now: string, days: number): DayWindow {
  const to = dayOf(now);
  return { from: addDays(to, 1 - days), to };
}
