import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import updateLocale from 'dayjs/plugin/updateLocale.js';
import { daysBetween } from './day';
import { unknownText } from './locale';
import { toUtcDayjs, toLocalDate } from './local-date';

/**
 * Thresholds for relative times of dayjs: the largest number in each unit. An entry without `d` uses the previous unit.
 */
dayjs.extend(relativeTime, {
  rounding: Math.floor,
  thresholds: [
    { l: 's', r: 59, d: 'second' },
    { l: 'm', r: 1 },
    { l: 'mm', r: 59, d: 'minute' },
    { l: 'h', r: 1 },
    // Up to 24 hours are shown in hours, because a day has 25 hours when clocks are set back.
    { l: 'hh', r: 24, d: 'hour' },
    { l: 'dd', r: 6, d: 'day' },
    { l: 'w', r: 13 },
    { l: 'ww', r: 29 },
    { l: 'M', r: 1 },
    { l: 'MM', r: 11, d: 'month' },
    { l: 'y', r: 1 },
    { l: 'yy', d: 'year' },
  ],
});
dayjs.extend(updateLocale);
dayjs.updateLocale('en', {
  relativeTime: {
    future: 'in %s',
    past: '%s ago',
    s: '%d seconds',
    m: '1 minute',
    mm: '%d minutes',
    h: '1 hour',
    hh: '%d hours',
    dd: '%d days',
    w: '1 week',
    ww: (days: number) => `${Math.floor(days / 7)} weeks`,
    M: '1 month',
    MM: '%d months',
    y: '1 year',
    yy: '%d years',
  },
});

/**
 * Formats a timestamp relative to the current time, such as `just now`, `3 hours ago`, `yesterday` or `in 2 days`. From
 * 24 hours on, calendar days, months and years in the user’s time zone are counted. An invalid date becomes a dash.
 *
 * @example
 * formatRelativeTime('2024-07-22T06:00:00.000Z', '2024-07-22T09:00:00.000Z') // '3 hours ago'
 * formatRelativeTime('soon', '2024-07-22T09:00:00.000Z') // '—'
 */
export function formatRelativeTime(iso: string, nowIso: string): string {
  const at = toUtcDayjs(iso);
  const now = toUtcDayjs(nowIso);
  if (!at.isValid() || !now.isValid()) return unknownText;
  if (Math.abs(at.diff(now)) < 5000) return 'just now';
  const days = Math.abs(at.diff(now, 'hour')) < 24 ? 0 : daysBetween(nowIso, iso);
  if (days === 0) return at.from(now);
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return toUtcDayjs(toLocalDate(iso)).from(toUtcDayjs(toLocalDate(nowIso)));
}
