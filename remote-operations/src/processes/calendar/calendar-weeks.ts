import type { CalendarDay } from './calendar';

/** The days of a month as rows of seven; `undefined` before the first and after the last. */
export function calendarWeeks(days: readonly CalendarDay[]): (CalendarDay | undefined)[][] {
  const offset = days[0]?.weekday ?? 0;
  const cells = [...Array<undefined>(offset).fill(undefined), ...days];
  const rows = Math.ceil(cells.length / 7);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => cells[row * 7 + column]),
  );
}
