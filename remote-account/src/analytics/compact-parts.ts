import { apportioned } from 'shared-kernel/domain/overview';
import { formatCompactUsd } from 'shared-kernel/format';

/** The last digit of a compact figure: tenths of thousands, millions and so on. */
const lastDigit = (usd: number) => 10 ** (3 * Math.floor(Math.log10(Math.max(usd, 1)) / 3) - 1);

/**
 * Amounts of US dollars as `formatCompactUsd` writes them, rounded so that they add up to their compact sum.
 * One that is too small to show beside the sum keeps its own rounding.
 */
export function compactParts(amounts: readonly number[]): string[] {
  const sum = amounts.reduce((total, usd) => total + usd, 0);
  const parts = apportioned(amounts, lastDigit(sum));
  return amounts.map((usd, place) => formatCompactUsd(parts[place] || usd));
}
