import { type Transaction, amountInUsd } from 'shared-kernel/domain/transaction';
import { formatCompactUsd } from 'shared-kernel/format';
import { currencies } from '../transaction-choices';

type Currency = Transaction['currency'];

/** What the transactions of one currency add up to, in units of it. */
interface CurrencyTotal {
  readonly currency: Currency;
  readonly count: number;
  readonly amount: number;
}

/** Cents, so that many decimal amounts add up without drift. */
const minorUnits = 100;

/** What the transactions add up to, per currency of origin, in the order of `currencies` (TX1). */
export function totalsByCurrency(transactions: readonly Transaction[]): CurrencyTotal[] {
  const totals = new Map<Currency, { count: number; minor: number }>();
  for (const { currency, amount } of transactions) {
    const total = totals.get(currency) ?? { count: 0, minor: 0 };
    total.count += 1;
    total.minor += Math.round(amount * minorUnits);
    totals.set(currency, total);
  }
  return currencies.flatMap((currency) => {
    const total = totals.get(currency);
    return total ? [{ currency, count: total.count, amount: total.minor / minorUnits }] : [];
  });
}

/**
 * What transactions add up to in US dollars: exactly where all of them are in dollars; where some are in another
 * currency, at the rates of the sample. Undefined for none.
 */
export function usdTotalText(
  transactions: readonly Pick<Transaction, 'amount' | 'currency'>[],
): string | undefined {
  if (transactions.length === 0) return undefined;
  const cents = transactions.reduce(
    (sum, transaction) => sum + Math.round(amountInUsd(transaction) * minorUnits),
    0,
  );
  const total = formatCompactUsd(cents / minorUnits);
  const isInDollars = transactions.every(({ currency }) => currency === 'USD');
  return isInDollars ? total : `≈ ${total}`;
}
