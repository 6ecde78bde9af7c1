import type { StatusView } from 'shared-kernel/domain/status';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { formatAmount, formatExactAmount } from 'shared-kernel/format';
import { ScoreMeter } from 'shared-kernel/records';
import { Icon, VisuallyHidden } from 'shared-kernel/ui';
import { computeFigures, useAvailability } from 'shared-kernel/workspace';
import styles from './transaction-figures.module.css';

interface AmountProps extends Pick<Transaction, 'amount' | 'currency' | 'toCurrency'> {
  /** With all that is kept of it, where a list rounds. */
  readonly isExact?: boolean;
}

/** How much moves, and into which currency when it is exchanged. */
export function Amount({ amount, currency, toCurrency, isExact = false }: AmountProps) {
  return (
    <span className={styles.amount} translate="no">
      {isExact ? formatExactAmount(amount, currency) : formatAmount(amount, currency)}
      {toCurrency !== undefined && (
        <span className={styles.into}>
          <Icon name="arrow-right" />
          <VisuallyHidden>into</VisuallyHidden> {toCurrency}
        </span>
      )}
    </span>
  );
}

type ScoreBand = 'success' | 'warning' | 'danger';

/** The tone of a transaction's screening score: 95 or above success, 85 or above warning, else danger (TX6). */
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

/** What the score of a transaction is called; its scale is not that of a client's compliance score (R59, B17). */
export const screeningScoreLabel = 'Screening score';

/** The same on screen and paper, where the sample as specified has its own word. */
export const useTransactionScoreLabel = (): string =>
  useAvailability(computeFigures).state === 'inert' ? 'Compliance score' : screeningScoreLabel;

/** A transaction's score in its own bands, 95 and 85 (TX6). */
export const TransactionScore = ({ complianceScore }: Pick<Transaction, 'complianceScore'>) => (
  <ScoreMeter
    label={useTransactionScoreLabel()}
    score={complianceScore}
    band={transactionScoreView(complianceScore)}
  />
);
