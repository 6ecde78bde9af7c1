import { daysBetween } from './day';
import { locale, unknownText } from './locale';
import { onFirstUse } from './on-first-use';
import { readMoment } from './read-moment';

const inNumbers = onFirstUse(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
const inWords = onFirstUse(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

type Distance = readonly [count: number, unit: Intl.RelativeTimeFormatUnit];

const isWhole = ([count]: Distance) => Math.abs(count) >= 1;

/**
 * From one moment to another in the largest unit that fits. Up to 24 hours the time between counts, beyond that the
 * days of the reader's calendar; a month is 30 days and a year 365.
 */
function distance(from: string, to: string): Distance {
  const minutes = readMoment(to).diff(readMoment(from), 'minute', true);
  const days = Math.abs(minutes) < 24 * 60 ? 0 : daysBetween(from, to);
  const units: readonly Distance[] = [
    [days / 365, 'year'],
    [days / 30, 'month'],
    [days / 7, 'week'],
    [days, 'day'],
    [minutes / 60, 'hour'],
    [minutes, 'minute'],
  ];
  return units.find(isWhole) ?? [minutes * 60, 'second'];
}

/**
 * How far an ISO instant is from another for the reader: `3 hours ago`, `yesterday`, `in 2 days`, and `just now` within
 * five seconds. A dash for text that is no date.
 */
export function formatRelative(iso: string, nowIso: string): string {
  if (!readMoment(iso).isValid() || !readMoment(nowIso).isValid()) return unknownText;
  const [count, unit] = distance(nowIso, iso);
  if (unit === 'second' && Math.abs(count) < 5) return 'just now';
  const words = unit === 'day' ? inWords() : inNumbers();
  return words.format(Math.trunc(count), unit);
}
