import type { TransactionStatus } from './transaction-type';

/** The statuses in which a payment can still be paid, so that its counterparty is screened. */
export const screenedStatuses: readonly TransactionStatus[] = [
  'pending',
  'processing',
  'compliance_review',
];
