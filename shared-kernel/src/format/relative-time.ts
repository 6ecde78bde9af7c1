import { locale, unknownText } from './locale';
import { formatNumber } from './number';

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', second],
];

/**
 * How far an ISO instant is from another: `3 hours ago`, `in 2 days`, `yesterday`, and `just now`
 * within five seconds. A dash for text that is no date.
 */
export function formatRelative(iso: string, nowIso: string): string {
  const distance = Date.parse(iso) - Date.parse(nowIso);
  if (Number.isNaN(distance)) return unknownText;
  const size = Math.abs(distance);
  if (size < 5 * second) return 'just now';
  const [unit, length] = units.find(([, span]) => size >= span) ?? (['second', second] as const);
  return relative.format(Math.trunc(distance / length), unit);
}

const parts: readonly (readonly [string, number])[] = [
  ['d', day],
  ['h', hour],
  ['min', minute],
  ['s', second],
];

/**
 * A length of time in its two largest units: `2 d 4 h`, `3 min 20 s`, `0 s`. Milliseconds in; a dash
 * for what is negative or not finite.
 */
export function formatDuration(milliseconds: number): string {
  if (!Number.isFinite(milliseconds) || milliseconds < 0) return unknownText;
  let rest = milliseconds;
  const counted = parts.map(([name, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return { name, count };
  });
  const first = counted.findIndex(({ count }) => count > 0);
  if (first === -1) return '0 s';
  return counted
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${formatNumber(count)} ${name}`)
    .join(' ');
}
