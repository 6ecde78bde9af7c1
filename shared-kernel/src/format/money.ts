import { locale, unknownText } from './locale';

const usd = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
  signDisplay: 'negative',
});

const compactUsd = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});

const decimals = (digits: number) =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });

const whole = decimals(0);
const cents = decimals(2);
const withoutDecimals = new Set(['JPY', 'KRW', 'CLP']);

/** US dollars without decimals: `$45,000,000`, `-$1,200` (G8). A dash for what is not finite. */
export const formatUsd = (amount: number): string =>
  Number.isFinite(amount) ? usd.format(amount) : unknownText;

/** US dollars short enough for a card: `$47.2M`, `$950`. A dash for what is not finite. */
export const formatCompactUsd = (amount: number): string =>
  Number.isFinite(amount) ? compactUsd.format(amount) : unknownText;

/**
 * An amount in any currency: dollars as `formatUsd` writes them, everything else as figure and code
 * with that currency's own decimals: `250,000.00 USDT`, `9,800,000 JPY`. A dash for what is not finite.
 */
export function formatAmount(amount: number, currency: string): string {
  if (currency === 'USD') return formatUsd(amount);
  if (!Number.isFinite(amount)) return unknownText;
  return `${(withoutDecimals.has(currency) ? whole : cents).format(amount)} ${currency}`;
}

const scaleOf: Record<string, number> = {
  k: 1e3,
  m: 1e6,
  mm: 1e6,
  b: 1e9,
  bn: 1e9,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
};

const money =
  /^(?:us\$|\$|usd)? ?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)? ?(k|mm|m|bn|b|thousand|million|billion)? ?(?:usd)?$/i;

/**
 * The dollars a free text states, or undefined when it does not state exactly that. Understood:
 * digits with or without correct thousands commas and decimals, a leading `$`, `US$` or `USD` or a
 * trailing `USD`, and k, M, MM, B, bn, thousand, million or billion after the figure. Anything else
 * is left out rather than guessed: signs, ranges, other currencies, other groupings, extra words, and
 * figures beyond what a number holds exactly. Rounded to the cent.
 */
export function parseMoney(text: string): number | undefined {
  const match = money.exec(text.trim().replace(/\s+/g, ' '));
  if (!match) return undefined;
  const [, integer = '', fraction = '', suffix = ''] = match;
  const amount = Number(`${integer.replaceAll(',', '')}${fraction}`);
  const scaled = amount * (scaleOf[suffix.toLowerCase()] ?? 1);
  return scaled <= Number.MAX_SAFE_INTEGER / 100 ? Math.round(scaled * 100) / 100 : undefined;
}
