import type { AnalyticsFigures } from './analytics-figures';
import { formatDate } from 'shared-kernel/format';
import styles from './analytics.module.css';

interface CoveredDaysProps {
  readonly figures: AnalyticsFigures;
}

/** The days that the figures are of, written out. */
export function CoveredDays({ figures: { window } }: CoveredDaysProps) {
  return (
    <p className={styles.detail}>
      {formatDate(window.from)} to {formatDate(window.to)}
    </p>
  );
}
