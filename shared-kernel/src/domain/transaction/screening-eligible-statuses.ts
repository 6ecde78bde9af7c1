import type { TransactionStatus } from './transaction-type';

/** The statuses in which a payment can still be executed. The counterparties of these payments are screened. */
export const screeningEligibleStatuses: readonly TransactionStatus[] = [
  'pending',
  'processing',
  'compliance_review',
];
