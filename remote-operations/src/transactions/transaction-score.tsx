import type { StatusDisplay } from 'shared-kernel/domain/status';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { formatAmount, formatExactAmount } from 'shared-kernel/format';
import { ScoreMeter } from 'shared-kernel/records';
import { Icon, VisuallyHidden } from 'shared-kernel/ui';
import { computeKpis, useAvailability } from 'shared-kernel/workspace';
import styles from './transaction-score.module.css';

interface AmountProps extends Pick<Transaction, 'amount' | 'currency' | 'toCurrency'> {
  readonly isExact?: boolean;
}

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

/** Returns the band of a screening score: success from 95, warning from 85, else danger (TX6). */
export function getTransactionScoreBand(score: number): ScoreBand {
  if (score >= 95) return 'success';
  return score >= 85 ? 'warning' : 'danger';
}

const bandView: Record<ScoreBand, StatusDisplay> = {
  success: { label: 'Clear', tone: 'success', icon: 'shield-check' },
  warning: { label: 'Watch', tone: 'warning', icon: 'eye' },
  danger: { label: 'At risk', tone: 'danger', icon: 'alert' },
};

/** Returns the label and colour for the band of a screening score (TX6). Compliance scores have different bands. */
export const getTransactionScoreDisplay = (score: number): StatusDisplay =>
  bandView[getTransactionScoreBand(score)];

/** Label of a transaction's score. The scale differs from the scale of a client's compliance score (R59, B17). */
export const screeningScoreLabel = 'Screening score';

export const useTransactionScoreLabel = (): string =>
  useAvailability(computeKpis).state === 'inert' ? 'Compliance score' : screeningScoreLabel;

export const TransactionScore = ({ complianceScore }: Pick<Transaction, 'complianceScore'>) => (
  <ScoreMeter
    label={useTransactionScoreLabel()}
    score={complianceScore}
    band={getTransactionScoreDisplay(complianceScore)}
  />
);
