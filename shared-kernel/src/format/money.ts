import { locale, unknownText } from './locale';
import { onFirstUse } from './on-first-use';

const written = (options: Intl.NumberFormatOptions) =>
  onFirstUse(() => new Intl.NumberFormat(locale, { ...options, signDisplay: 'negative' }));

const usd = written({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

const compactUsd = written({
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

const decimals = (digits: number) =>
  written({ minimumFractionDigits: digits, maximumFractionDigits: digits });

const whole = decimals(0);
const cents = decimals(2);
const withoutDecimals = new Set(['JPY', 'KRW', 'CLP']);

/** US dollars without decimals: `$45,000,000`, `-$1,200` (G8). A dash for what is not finite. */
export const formatUsd = (amount: number): string =>
  Number.isFinite(amount) ? usd().format(amount) : unknownText;

/** US dollars short enough for a card: `$47.2M`, `$950`. A dash for what is not finite. */
export const formatCompactUsd = (amount: number): string =>
  Number.isFinite(amount) ? compactUsd().format(amount) : unknownText;

/**
 * An amount in any currency: dollars as `formatUsd` writes them, everything else as figure and code
 * with that currency's own decimals: `250,000.00 USDT`, `9,800,000 JPY`. A dash for what is not finite.
 */
export function formatAmount(amount: number, currency: string): string {
  if (currency === 'USD') return formatUsd(amount);
  if (!Number.isFinite(amount)) return unknownText;
  return `${(withoutDecimals.has(currency) ? whole() : cents()).format(amount)} ${currency}`;
}
