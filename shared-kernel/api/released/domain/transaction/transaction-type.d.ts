import type { StatusView } from '../status';
export declare const transactionTypes: readonly ["fiat", "fx", "crypto"];
export type TransactionType = (typeof transactionTypes)[number];
export declare const transactionTypeView: Record<TransactionType, StatusView>;
export declare const currencies: readonly ["USD", "EUR", "GBP", "NOK", "AED", "SGD", "JPY", "CNY", "USDT"];
export type Currency = (typeof currencies)[number];
