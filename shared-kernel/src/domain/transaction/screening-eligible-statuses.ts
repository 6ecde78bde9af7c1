import type { TransactionStatus } from './transaction-type';

/** Statuses in which a payment can still be executed, so that its counterparty is screened. */
export const screeningEligibleStatuses: readonly TransactionStatus[] = [
  'pending',
  'processing',
  'compliance_review',
];
