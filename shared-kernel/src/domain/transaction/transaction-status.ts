import { commonStatus, type StatusView } from '../status';

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
