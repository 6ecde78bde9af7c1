import dayjs from 'dayjs';
import english from 'dayjs/locale/en.js';
import { getFirstWeekday } from './first-weekday';

/**
 * Returns the name of an English dayjs locale whose weeks start on the first weekday of a region. dayjs numbers
 * weekdays from 0 for Sunday.
 */
export function getWeekLocale(tag: string): string {
  const weekStart = (getFirstWeekday(tag) + 1) % 7;
  const name = `week${weekStart}`;
  dayjs.locale({ ...english, name, weekStart }, undefined, true);
  return name;
}
