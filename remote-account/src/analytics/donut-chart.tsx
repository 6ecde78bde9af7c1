import type { ComponentProps } from 'react';
import { Chart } from 'shared-kernel/charts';
import { formatNumber, formatPercent } from 'shared-kernel/format';
import styles from './donut-chart.module.css';

interface DonutChartProps extends Omit<
  ComponentProps<typeof Chart>,
  'kind' | 'isStacked' | 'legendOf' | 'centre'
> {
  /** Shares as stated elsewhere; rounded shares of the sum when left out. */
  readonly shares?: Readonly<Record<string, string>>;
}

/** Parts of a whole: the sum in the middle, each part with figure and share beside. */
export function DonutChart({ shares, ...props }: DonutChartProps) {
  const { data, formatValue = formatNumber, valueLabel } = props;
  const total = data.reduce((sum, { value }) => sum + value, 0);
  const legendOf = (name: string) => {
    const value = data.find(({ category }) => category === name)?.value ?? 0;
    return {
      figure: formatValue(value),
      share: shares?.[name] ?? formatPercent(total === 0 ? 0 : (value / total) * 100),
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
