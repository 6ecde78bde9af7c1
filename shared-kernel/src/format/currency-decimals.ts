/** A token, or a currency that the standard does not list. */
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
 * How many decimals amounts of a currency have: 2 for USD and USDT, 0 for JPY, 3 for KWD.
 *
 * @example
 * currencyDecimals('JPY') // 0
 */
export function currencyDecimals(currency: string): number {
  const decimals = known.get(currency) ?? standardDecimals(currency) ?? usualDecimals;
  known.set(currency, decimals);
  return decimals;
}
