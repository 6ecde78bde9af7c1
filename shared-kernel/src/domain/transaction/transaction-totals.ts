import { type Transaction } from './transaction.schema';
import { type TransactionStatus } from './transaction-status';
import { currencies, type Currency } from './transaction-type';

export type TransactionCounters = Readonly<Record<'total' | TransactionStatus, number>>;

/** How many transactions there are, in all and of each status (TX1). */
export function countTransactions(transactions: readonly Transaction[]): TransactionCounters {
  const counters: Record<'total' | TransactionStatus, number> = {
    total: transactions.length,
    completed: 0,
    processing: 0,
    pending: 0,
    failed: 0,
    compliance_review: 0,
  };
  for (const { status } of transactions) counters[status] += 1;
  return counters;
}

/** What the transactions of one currency add up to, in units of it. */
export interface CurrencyTotal {
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

/** The sample's rates: US dollars for one unit, fixed at the sample's date. */
export const sampleUsdRates: Readonly<Record<Currency, number>> = {
  USD: 1,
  EUR: 1.089,
  GBP: 1.293,
  NOK: 0.0916,
  AED: 0.2723,
  SGD: 0.7436,
  JPY: 0.00637,
  CNY: 0.1375,
  USDT: 1 / 1.0001,
};

/** A transaction's amount in US dollars at the sample's rates, to the cent. */
export const amountInUsd = ({
  amount,
  currency,
}: Pick<Transaction, 'amount' | 'currency'>): number =>
  Math.round(amount * sampleUsdRates[currency] * minorUnits) / minorUnits;
