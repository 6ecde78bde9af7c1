import { getCurrencyDecimals } from 'shared-kernel/format';

function roundedAmount(amount: number, currency: string): number {
  const units = 10 ** getCurrencyDecimals(currency);
  return Math.round(amount * units) / units;
}

/**
 * Returns why an amount has too many decimals for its currency, for example `JPY has no decimals`. Returns `undefined`
 * if the amount is valid.
 */
export function findDecimalsError(amount: number, currency: string): string | undefined {
  if (roundedAmount(amount, currency) === amount) return undefined;
  const decimals = getCurrencyDecimals(currency);
  return `${currency} has ${decimals === 0 ? 'no' : `at most ${decimals}`} decimals`;
}
