import type { Transaction } from 'shared-kernel/domain/transaction';
import { currencies } from '../details/transaction-parts';

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
