import { formatNumber } from '../format';
import styles from './result-count.module.css';

export interface ResultCountProps {
  readonly count: number;
  /** How many there are without filters. */
  readonly total: number;
  /** One and many, such as `['contract', 'contracts']`. */
  readonly noun: readonly [one: string, many: string];
}

/** How many of how many are listed; announced when it changes. */
export function ResultCount({ count, total, noun: [one, many] }: ResultCountProps) {
  const noun = total === 1 ? one : many;
  return (
    <p role="status" className={styles['count']}>
      {count === total
        ? `${formatNumber(total)} ${noun}`
        : `${formatNumber(count)} of ${formatNumber(total)} ${noun}`}
    </p>
  );
}
