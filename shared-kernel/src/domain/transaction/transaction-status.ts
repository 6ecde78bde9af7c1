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

/** The bands of a transaction card's score, best first (TX6). Compliance scores have their own. */
export const transactionScoreBands = ['success', 'warning', 'danger'] as const;

export type TransactionScoreBand = (typeof transactionScoreBands)[number];

/** How each band of a transaction's score reads on screen (TX6). */
export const transactionScoreBandView: Record<TransactionScoreBand, StatusView> = {
  success: { label: 'Clear', tone: 'success', icon: 'shield-check' },
  warning: { label: 'Watch', tone: 'warning', icon: 'eye' },
  danger: { label: 'At risk', tone: 'danger', icon: 'alert' },
};

/** The tone of a transaction's compliance score: 95 or above success, 85 or above warning, else danger (TX6). */
export function transactionScoreBand(score: number): TransactionScoreBand {
  if (score >= 95) return 'success';
  if (score >= 85) return 'warning';
  return 'danger';
}
