import { addDays, dayOf } from 'shared-kernel/format';

/** A stretch of the reader's days, both ends included. */
export interface DayWindow {
  readonly from: string;
  readonly to: string;
}

/** Today and the days before it, `days` in all. */
export function lastDays(now: string, days: number): DayWindow {
  const to = dayOf(now);
  return { from: addDays(to, 1 - days), to };
}
