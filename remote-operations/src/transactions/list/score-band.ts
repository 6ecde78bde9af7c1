import type { StatusView } from 'shared-kernel/domain/status';

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
