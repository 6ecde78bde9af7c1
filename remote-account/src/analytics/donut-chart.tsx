import type { ComponentProps } from 'react';
import { Chart } from 'shared-kernel/charts';
import { percentShares } from 'shared-kernel/domain/overview';
import { formatNumber, formatPercent } from 'shared-kernel/format';
import styles from './donut-chart.module.css';

interface DonutChartProps extends Omit<
  ComponentProps<typeof Chart>,
  'kind' | 'isStacked' | 'legendOf' | 'centre'
> {
  /** Shares as they stand in the figures; shares of the sum in whole percents by default. */
  readonly shares?: Readonly<Record<string, string>>;
  /** Figures that are rounded together with their sum; by default each as `formatValue` writes it. */
  readonly figures?: Readonly<Record<string, string>>;
}

/** Parts of a whole: the sum in the middle, each part with figure and share beside. */
export function DonutChart({ shares, figures, ...props }: DonutChartProps) {
  const { data, formatValue = formatNumber, valueLabel } = props;
  const values = data.map(({ value }) => value);
  const total = values.reduce((sum, value) => sum + value, 0);
  const percents = percentShares(values);
  const legendOf = (name: string) => {
    const place = data.findIndex(({ category }) => category === name);
    return {
      figure: figures?.[name] ?? formatValue(values[place] ?? 0),
      share: shares?.[name] ?? formatPercent(percents[place] ?? 0),
    };
  };
  return (
    <Chart
      {...props}
      kind="donut"
      legendOf={legendOf}
      centre={
        <>
          <span className={styles.total}>{formatValue(total)}</span>
          <span className={styles.totalLabel}>{valueLabel}</span>
        </>
      }
    />
  );
}
