import type { StatusView } from 'shared-kernel/domain/status';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { ScoreMeter } from 'shared-kernel/records';

type ScoreBand = 'success' | 'warning' | 'danger';

/** The tone of a transaction's compliance score: 95 or above success, 85 or above warning, else danger (TX6). */
export function transactionScoreBand(score: number): ScoreBand {
  if (score >= 95) return 'success';
  return score >= 85 ? 'warning' : 'danger';
}

const bandView: Record<ScoreBand, StatusView> = {
  success: { label: 'Clear', tone: 'success', icon: 'shield-check' },
  warning: { label: 'Watch', tone: 'warning', icon: 'eye' },
  danger: { label: 'At risk', tone: 'danger', icon: 'alert' },
};

/** How the band of a transaction's score reads on screen (TX6). Compliance scores have their own. */
export const transactionScoreView = (score: number): StatusView =>
  bandView[transactionScoreBand(score)];

/** A transaction's compliance score in its own bands, 95 and 85 (TX6). */
export const TransactionScore = ({ complianceScore }: Pick<Transaction, 'complianceScore'>) => (
  <ScoreMeter
    label="Compliance score"
    score={complianceScore}
    band={transactionScoreView(complianceScore)}
  />
);
