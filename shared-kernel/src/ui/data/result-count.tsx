import { formatNumber } from '../../format';
import styles from './result-count.module.css';

export interface ResultCountProps {
  /** Absent while the list is still being read. */
  readonly count: number | undefined;
  /** How many there are without filters; absent while they are read. */
  readonly total: number | undefined;
  /** One and many, such as `['contract', 'contracts']`. */
  readonly noun: readonly [one: string, many: string];
}

function textOf({ count, total, noun: [one, many] }: ResultCountProps): string {
  const noun = total === 1 ? one : many;
  if (total === undefined || count === undefined) return `Loading ${noun}…`;
  if (count === total) return `${formatNumber(total)} ${noun}`;
  return `${formatNumber(count)} of ${formatNumber(total)} ${noun}`;
}

/**
 * How many of how many are listed; announced when it changes.
 *
 * @example
 * <ResultCount count={3} total={9} noun={['contract', 'contracts']} />
 */
export function ResultCount(props: ResultCountProps) {
  return (
    <p role="status" className={styles.count} data-whole={props.count === props.total || undefined}>
      {textOf(props)}
    </p>
  );
}
