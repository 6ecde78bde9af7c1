import { locale, unknownText, createLazyValue } from './locale';

const written = (options: Intl.NumberFormatOptions) =>
  createLazyValue(() => new Intl.NumberFormat(locale, { ...options, signDisplay: 'negative' }));

const usd = written({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

const compactUsd = written({
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** Maximum number of decimals to show, more than any amount has. */
const maxDecimals = 20;

const exactUsd = written({
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: maxDecimals,
});

const decimals = (min: number, max = min) =>
  written({ minimumFractionDigits: min, maximumFractionDigits: max });

const rounded = [0, 1, 2, 3, 4].map((digits) => decimals(digits));
const exact = [0, 1, 2, 3, 4].map((digits) => decimals(digits, maxDecimals));

const figure = (writers: typeof rounded, amount: number, currency: string) =>
  writers[getCurrencyDecimals(currency)]?.().format(amount) ?? String(amount);

/**
 * Formats US dollars without decimals: `$45,000,000`, `-$1,200` (G8). A number that is not finite becomes a dash.
 *
 * @example
 * formatUsd(-1200) // '-$1,200'
 */
export const formatUsd = (amount: number): string =>
  Number.isFinite(amount) ? usd().format(amount) : unknownText;

/**
 * Formats US dollars in short form: `$47.2M`, `$950`. A number that is not finite becomes a dash.
 *
 * @example
 * formatCompactUsd(47200000) // '$47.2M'
 */
export const formatCompactUsd = (amount: number): string =>
  Number.isFinite(amount) ? compactUsd().format(amount) : unknownText;

/**
 * Formats an amount in any currency, such as `250,000.00 USDT` or `9,800,000 JPY`. US dollars use the format of
 * `formatUsd`. A number that is not finite becomes a dash.
 *
 * @example
 * formatAmount(250000, 'USDT') // '250,000.00 USDT'
 * formatAmount(9800000, 'JPY') // '9,800,000 JPY'
 */
export function formatAmount(amount: number, currency: string): string {
  if (currency === 'USD') return formatUsd(amount);
  if (!Number.isFinite(amount)) return unknownText;
  return `${figure(rounded, amount, currency)} ${currency}`;
}

/**
 * Formats an amount without rounding, in US dollars by default, such as `$10,005.05` or `$45,000,000`. Other currencies
 * use the same format as `formatAmount`, but keep all decimals, such as `9,800,000.5 JPY`. A number that is not finite
 * becomes a dash.
 *
 * @example
 * formatExactAmount(10005.05) // '$10,005.05'
 * formatExactAmount(9800000.5, 'JPY') // '9,800,000.5 JPY'
 */
export function formatExactAmount(amount: number, currency = 'USD'): string {
  if (!Number.isFinite(amount)) return unknownText;
  if (currency !== 'USD') return `${figure(exact, amount, currency)} ${currency}`;
  return Number.isInteger(amount) ? formatUsd(amount) : exactUsd().format(amount);
}

/** Number of decimals for currencies whose code `Intl` rejects, such as crypto tokens. */
const usualDecimals = 2;

function standardDecimals(currency: string): number | undefined {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits;
  } catch {
    return undefined;
  }
}

const known = new Map<string, number>();

/**
 * The usual number of decimals of a currency: 2 for USD and USDT, 0 for JPY, 3 for KWD.
 *
 * @example
 * getCurrencyDecimals('JPY') // 0
 */
export function getCurrencyDecimals(currency: string): number {
  const decimals = known.get(currency) ?? standardDecimals(currency) ?? usualDecimals;
  known.set(currency, decimals);
  return decimals;
}
