import { type Transaction } from './transaction.schema';
import { type TransactionStatus } from './transaction-status';
import { type Currency } from './transaction-type';
export type TransactionCounters = Readonly<Record<'total' | TransactionStatus, number>>;
export declare function countTransactions(transactions: readonly Transaction[]): TransactionCounters;
export interface CurrencyTotal {
    readonly currency: Currency;
    readonly count: number;
    readonly amount: number;
}
export declare function totalsByCurrency(transactions: readonly Transaction[]): CurrencyTotal[];
export declare const sampleUsdRates: Readonly<Record<Currency, number>>;
export declare const amountInUsd: ({ amount, currency, }: Pick<Transaction, "amount" | "currency">) => number;
