import { locale, unknownText } from './locale';
import { onFirstUse } from './on-first-use';
import { readMoment, type Dayjs } from './read-moment';

/** dayjs counts, the words are Intl's: in numbers, for a day of 24 hours ago may be yesterday or the day before. */
const relative = onFirstUse(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));

type Distance = readonly [count: number, unit: Intl.RelativeTimeFormatUnit];

/** In the largest unit that fits; a month is 30 days and a year 365, wherever they fall. */
function distance(from: Dayjs, to: Dayjs): Distance {
  const days = to.diff(from, 'day');
  const seconds: Distance = [to.diff(from, 'second'), 'second'];
  const units: readonly Distance[] = [
    [days / 365, 'year'],
    [days / 30, 'month'],
    [days / 7, 'week'],
    [days, 'day'],
    [to.diff(from, 'hour'), 'hour'],
    [to.diff(from, 'minute'), 'minute'],
  ];
  return units.find(([count]) => Math.abs(count) >= 1) ?? seconds;
}

/**
 * How far an ISO instant is from another: `3 hours ago`, `in 2 days`, and `just now`
 * within five seconds. A dash for text that is no date.
 */
export function formatRelative(iso: string, nowIso: string): string {
  const at = readMoment(iso);
  const now = readMoment(nowIso);
  if (!at.isValid() || !now.isValid()) return unknownText;
  const [count, unit] = distance(now, at);
  if (unit === 'second' && Math.abs(count) < 5) return 'just now';
  return relative().format(Math.trunc(count), unit);
}
