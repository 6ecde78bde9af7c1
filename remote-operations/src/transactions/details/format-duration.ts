import { formatNumber, unknownText } from 'shared-kernel/format';

/** The units from the largest, with their seconds. */
const units = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const;

/**
 * A length of time in its two largest units: `2 d 4 h`, `3 min 20 s`, `0 s`. Milliseconds in; a dash
 * for what is negative or not finite.
 */
export function formatDuration(milliseconds: number): string {
  if (!Number.isFinite(milliseconds) || milliseconds < 0) return unknownText;
  let left = Math.floor(milliseconds / 1000);
  const counted = units.map(([name, seconds]) => {
    const count = Math.floor(left / seconds);
    left -= count * seconds;
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
