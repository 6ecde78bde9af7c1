import { formatNumber, formatPercent } from '../format';
import { palettes } from '../theme/palette';
import { useThemeChoice } from '../theme/theme-context';
import { ChartCard } from './chart-card';
import type { ChartProps } from './chart-data';
import { ChartLegend } from './chart-legend';
import styles from './chart.module.css';
import { seriesColors } from './series-colors';

export interface DonutChartProps extends ChartProps {
  /** Shares as stated elsewhere; rounded shares of the sum when left out. */
  readonly shares?: Readonly<Record<string, string>>;
}

/** Parts of a whole: the sum in the middle, each part with figure and share beside. */
export function DonutChart({ shares, ...props }: DonutChartProps) {
  const { title, data, formatValue = formatNumber, tones, valueLabel } = props;
  const palette = palettes[useThemeChoice().mode];
  const colors = seriesColors(
    data.map(({ category }) => category),
    palette,
    tones,
  );
  const total = data.reduce((sum, { value }) => sum + value, 0);
  return (
    <ChartCard
      {...props}
      kind="donut"
      centre={
        <>
          <span className={styles['total']}>{formatValue(total)}</span>
          <span className={styles['totalLabel']}>{valueLabel}</span>
        </>
      }
      legend={
        <ChartLegend
          label={`Legend of ${title}`}
          items={data.map(({ category, value }, index) => ({
            name: category,
            color: colors[index] ?? '',
            figure: formatValue(value),
            share: shares?.[category] ?? formatPercent(total === 0 ? 0 : (value / total) * 100),
          }))}
        />
      }
    />
  );
}
