import { type StatusView } from '../status';

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
  completed: { label: 'Completed', tone: 'success', icon: 'check-circle' },
  processing: { label: 'Processing', tone: 'info', icon: 'refresh' },
  pending: { label: 'Pending', tone: 'neutral', icon: 'clock' },
  failed: { label: 'Failed', tone: 'danger', icon: 'close-circle' },
  compliance_review: { label: 'Compliance Review', tone: 'warning', icon: 'shield' },
};
