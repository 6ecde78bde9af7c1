import { toCents } from '../to-cents';
import type { Transaction } from './transaction.schema';
import type { Currency } from './transaction-type';

const sampleUsdRates: Readonly<Record<Currency, number>> = {
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

/** Converts the amount of a transaction to US dollars at the sample exchange rates, rounded to cents. */
export const convertToUsd = ({
  amount,
  currency,
}: Pick<Transaction, 'amount' | 'currency'>): number => toCents(amount * sampleUsdRates[currency]);
