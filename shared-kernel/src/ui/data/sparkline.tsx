import styles from './sparkline.module.css';

export interface SparklineProps {
  /** At least two values, oldest first. */
  readonly values: readonly number[];
}

const width = 72;
const height = 24;

/** A trend drawn as one line; decoration beside a figure that says the same in words. */
export function Sparkline({ values }: SparklineProps) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = width / Math.max(values.length - 1, 1);
  const points = values
    .map((value, index) => `${index * step},${height - 2 - ((value - low) / span) * (height - 4)}`)
    .join(' ');
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <polyline points={points} />
    </svg>
  );
}
