import { transactionScoreBand, transactionScoreBandView } from './score-band';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { ScoreMeter } from 'shared-kernel/records';

/** A transaction's compliance score in its own bands, 95 and 85 (TX6). */
export function TransactionScore({ complianceScore }: Pick<Transaction, 'complianceScore'>) {
  return (
    <ScoreMeter
      label="Compliance score"
      score={complianceScore}
      band={transactionScoreBandView[transactionScoreBand(complianceScore)]}
    />
  );
}
