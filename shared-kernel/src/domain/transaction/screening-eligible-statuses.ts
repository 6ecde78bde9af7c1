import type { TransactionStatus } from './transaction-type';

/** Statuses in which a payment can still be executed. The counterparty of such a payment is screened. */
export const screeningEligibleStatuses: readonly TransactionStatus[] = [
  'pending',
  'processing',
  'compliance_review',
];
