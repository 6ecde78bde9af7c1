import { addDays, toLocalDate } from 'shared-kernel/format';

/** A date range in the user's time zone, including the first and the last date. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** Returns the date range of the last `days` days, which ends today. */
export function createLastDaysRange(now: string, days: number): DateRange {
  const to = toLocalDate(now);
  return { from: addDays(to, 1 - days), to };
}
