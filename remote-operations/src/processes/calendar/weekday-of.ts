import { daysBetween } from 'shared-kernel/format';

const aMonday = '2024-07-01';

/** The weekday of a day, 0 for Monday. */
export const weekdayOf = (day: string): number => ((daysBetween(aMonday, day) % 7) + 7) % 7;
