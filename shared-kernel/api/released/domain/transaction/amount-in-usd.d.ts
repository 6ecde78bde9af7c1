import type { Transaction } from './transaction.schema';
export declare const amountInUsd: ({ amount, currency, }: Pick<Transaction, "amount" | "currency">) => number;
