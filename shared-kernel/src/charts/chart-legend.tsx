import styles from './chart.module.css';

/** What the legend shows next to a name, already formatted. */
export interface LegendWords {
  readonly figure: string;
  readonly share: string;
}

interface LegendItem extends Partial<LegendWords> {
  readonly name: string;
  readonly color: string;
}

export interface ChartLegendProps {
  readonly label: string;
  readonly items: readonly LegendItem[];
}

/** Which colour is what, in words and, where it fits, with its figure. */
export function ChartLegend({ label, items }: ChartLegendProps) {
  return (
    <ul aria-label={label} className={styles.legend}>
      {items.map(({ name, color, figure, share }) => (
        <li key={name}>
          <span
            data-coloured
            className={styles.swatch}
            style={{ background: color }}
            aria-hidden="true"
          />
          <span className={styles.name}>{name}</span>
          {figure !== undefined && <span className={styles.figure}>{figure}</span>}
          {share !== undefined && <span className={styles.share}>{share}</span>}
        </li>
      ))}
    </ul>
  );
}
