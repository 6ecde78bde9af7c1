import { locale, unknownText, createLazyValue } from './locale';

const decimals = (max: number) =>
  createLazyValue(
    () => new Intl.NumberFormat(locale, { maximumFractionDigits: max, signDisplay: 'negative' }),
  );

const decimal = decimals(2);
const oneDecimal = decimals(1);

/**
 * Formats a number with thousands separators and at most two decimals: `1,247`, `18.5`.
 *
 * @example
 * formatNumber(1247.5) // '1,247.5'
 * formatNumber(Number.NaN) // '—'
 */
export const formatNumber = (value: number): string =>
  Number.isFinite(value) ? decimal().format(value) : unknownText;

/** Formats a count with its noun: `1 payment`, `1,247 payments`, `2 entries`. */
export const formatCount = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatNumber(count)} ${count === 1 ? noun : plural}`;

/**
 * Formats a percentage, given as a number from 0 to 100, with at most one decimal: `94.2%`, `65%`.
 *
 * @example
 * formatPercent(94.23) // '94.2%'
 */
export const formatPercent = (points: number): string =>
  Number.isFinite(points) ? `${oneDecimal().format(points)}%` : unknownText;

/**
 * Formats a change with its sign: `+4.2` or `−5`. Negative changes have a minus sign instead of a hyphen. `0` has no
 * sign.
 *
 * @example
 * formatSigned(4.2) // '+4.2'
 * formatSigned(-5) // '−5'
 */
export const formatSigned = (change: number, write: (value: number) => string = formatNumber) =>
  `${change > 0 ? '+' : change < 0 ? '−' : ''}${write(Math.abs(change))}`;

const byteUnits = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/**
 * Formats a file size in decimal units with at most one decimal: `820 B`, `2.4 MB`.
 *
 * @example
 * formatBytes(2400000) // '2.4 MB'
 * formatBytes(820) // '820 B'
 */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return unknownText;
  let size = bytes;
  let unit = 0;
  while (unit < byteUnits.length - 1 && Math.round(size * 10) / 10 >= 1000) {
    size /= 1000;
    unit += 1;
  }
  return `${oneDecimal().format(size)} ${byteUnits[unit] ?? 'TB'}`;
}
