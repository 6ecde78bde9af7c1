import { transactionTypes } from 'shared-kernel/domain/transaction';

/** The dashboard's tabs in their order: everything, then one tab a rail (TX3). */
export const transactionTabs = ['all', ...transactionTypes] as const;

export type TransactionTab = (typeof transactionTabs)[number];

/** The tabs' literal labels (TX3). */
export const transactionTabLabel: Record<TransactionTab, string> = {
  all: 'All Transactions',
  fiat: 'Fiat Transfers',
  fx: 'FX Exchanges',
  crypto: 'Crypto/USDT',
};
