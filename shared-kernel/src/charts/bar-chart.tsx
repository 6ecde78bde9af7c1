import { ChartCard } from './chart-card';
import type { ChartProps } from './chart-data';
import { SeriesLegend } from './series-legend';

export interface BarChartProps extends ChartProps {
  /** `horizontal` where category names are long. */
  readonly direction?: 'vertical' | 'horizontal';
  /** Series on top of each other instead of side by side. */
  readonly isStacked?: boolean;
}

/** Figures to compare. */
export function BarChart({ direction = 'vertical', isStacked = false, ...props }: BarChartProps) {
  return (
    <ChartCard
      {...props}
      kind={direction === 'vertical' ? 'column' : 'bar'}
      isStacked={isStacked}
      legend={<SeriesLegend {...props} />}
    />
  );
}
