import { type StatusDisplay, commonStatusDisplay } from '../status';

/** The three transaction types (TX4). */
export const transactionTypes = ['fiat', 'fx', 'crypto'] as const;

/** The type of a transaction. */
export type TransactionType = (typeof transactionTypes)[number];

/** The label, tone and icon of each transaction type (TX4). */
export const transactionTypeDisplay: Record<TransactionType, StatusDisplay> = {
  fiat: { label: 'Fiat Transfer', tone: 'neutral', icon: 'bank' },
  fx: { label: 'FX Exchange', tone: 'neutral', icon: 'exchange' },
  crypto: { label: 'Crypto/USDT', tone: 'neutral', icon: 'coins' },
};

/** All currencies of the sample. USDT is the only cryptocurrency. */
export const currencies = ['USD', 'EUR', 'GBP', 'NOK', 'AED', 'SGD', 'JPY', 'CNY', 'USDT'] as const;

export type Currency = (typeof currencies)[number];

export const transactionStatuses = [
  'completed',
  'processing',
  'pending',
  'failed',
  'compliance_review',
] as const;

export type TransactionStatus = (typeof transactionStatuses)[number];

/** The label, tone and icon of each transaction status (TX5). */
export const transactionStatusDisplay: Record<TransactionStatus, StatusDisplay> = {
  completed: commonStatusDisplay.completed,
  processing: { label: 'Processing', tone: 'info', icon: 'refresh' },
  pending: commonStatusDisplay.pending,
  failed: commonStatusDisplay.failed,
  compliance_review: { label: 'Compliance Review', tone: 'warning', icon: 'shield' },
};
