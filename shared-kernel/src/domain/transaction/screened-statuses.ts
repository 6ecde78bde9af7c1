import type { TransactionStatus } from './transaction-type';

/** Statuses of payments that can still be executed. Their counterparties are screened. */
export const screenedStatuses: readonly TransactionStatus[] = [
  'pending',
  'processing',
  'compliance_review',
];
