import { type StatusView, commonStatus } from '../status';

/** The three rails a transaction can run on (TX4). */
export const transactionTypes = ['fiat', 'fx', 'crypto'] as const;

/** What kind of payment a transaction is. */
export type TransactionType = (typeof transactionTypes)[number];

/** How each rail reads on a card (TX4). */
export const transactionTypeView: Record<TransactionType, StatusView> = {
  fiat: { label: 'Fiat Transfer', tone: 'neutral', icon: 'bank' },
  fx: { label: 'FX Exchange', tone: 'neutral', icon: 'exchange' },
  crypto: { label: 'Crypto/USDT', tone: 'neutral', icon: 'coins' },
};

/** Every currency the sample deals in; USDT is the only one on a ledger. */
export const currencies = ['USD', 'EUR', 'GBP', 'NOK', 'AED', 'SGD', 'JPY', 'CNY', 'USDT'] as const;

export type Currency = (typeof currencies)[number];

/** Where a transaction stands (TX5). */
export const transactionStatuses = [
  'completed',
  'processing',
  'pending',
  'failed',
  'compliance_review',
] as const;

export type TransactionStatus = (typeof transactionStatuses)[number];

/** How each transaction status reads on screen (TX5). */
export const transactionStatusView: Record<TransactionStatus, StatusView> = {
  completed: commonStatus.completed,
  processing: { label: 'Processing', tone: 'info', icon: 'refresh' },
  pending: commonStatus.pending,
  failed: commonStatus.failed,
  compliance_review: { label: 'Compliance Review', tone: 'warning', icon: 'shield' },
};
