import { palettes } from '../theme/palette';
import { useThemeChoice } from '../theme/theme-context';
import { listLegendNames, type ChartContent, type ChartKind } from './chart-data';
import { assignSeriesColours } from './assign-series-colours';
import styles from './chart.module.css';

export interface LegendLabels {
  readonly figure: string;
  readonly share: string;
}

interface LegendItem extends Partial<LegendLabels> {
  readonly name: string;
  readonly color: string;
}

export interface ChartLegendProps {
  readonly label: string;
  readonly items: readonly LegendItem[];
}

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

interface SeriesLegendProps extends Pick<ChartContent, 'title' | 'data' | 'valueLabel' | 'tones'> {
  readonly kind: ChartKind;
  readonly wordsOf: ((name: string) => LegendLabels) | undefined;
}

/** Legend of a chart. A chart with a single series has a legend only if `wordsOf` is set. */
export function SeriesLegend({ kind, title, data, valueLabel, tones, wordsOf }: SeriesLegendProps) {
  const { mode } = useThemeChoice();
  const names = listLegendNames(kind, data, valueLabel);
  if (names.length < 2 && !wordsOf) return null;
  const colors = assignSeriesColours(names, palettes[mode], tones);
  return (
    <ChartLegend
      label={`Legend of ${title}`}
      items={names.map((name, index) => ({ name, color: colors[index] ?? '', ...wordsOf?.(name) }))}
    />
  );
}
