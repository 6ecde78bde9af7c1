import dayjs from 'dayjs';
import english from 'dayjs/locale/en.js';
import { firstWeekday } from './first-weekday';

/**
 * Returns the name of an English dayjs locale with the first weekday of a region. dayjs counts weekdays from Sunday, 0.
 */
export function weekLocale(tag: string): string {
  const weekStart = (firstWeekday(tag) + 1) % 7;
  const name = `week${weekStart}`;
  dayjs.locale({ ...english, name, weekStart }, undefined, true);
  return name;
}
