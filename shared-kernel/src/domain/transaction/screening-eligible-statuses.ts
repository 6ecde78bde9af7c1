import type { TransactionStatus } from './transaction-type';

/** Statuses of payments that can still be executed. The counterparties of such payments are screened. */
export const screeningEligibleStatuses: readonly TransactionStatus[] = [
  'pending',
  'processing',
  'compliance_review',
];
