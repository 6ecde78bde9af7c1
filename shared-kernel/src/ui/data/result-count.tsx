import { formatNumber } from '../../format';
import styles from './result-count.module.css';

export interface ResultCountProps {
  readonly count: number | undefined;
  readonly total: number | undefined;
  readonly noun: readonly [one: string, many: string];
}

function textOf({ count, total, noun: [one, many] }: ResultCountProps): string {
  const noun = total === 1 ? one : many;
  if (total === undefined || count === undefined) return `Loading ${noun}…`;
  if (count === total) return `${formatNumber(total)} ${noun}`;
  return `${formatNumber(count)} of ${formatNumber(total)} ${noun}`;
}

/** Shows how many records are listed out of the total, and announces changes. */
export function ResultCount(props: ResultCountProps) {
  return (
    <p role="status" className={styles.count} data-whole={props.count === props.total || undefined}>
      {textOf(props)}
    </p>
  );
}
