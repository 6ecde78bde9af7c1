import { ChartCard } from './chart-card';
import type { ChartProps } from './chart-data';
import { SeriesLegend } from './series-legend';

export interface AreaChartProps extends ChartProps {
  /** Series on top of each other, so that the upper edge is their sum. */
  readonly isStacked?: boolean;
}

/** Amounts that change over time. */
export function AreaChart({ isStacked = false, ...props }: AreaChartProps) {
  return (
    <ChartCard {...props} kind="area" isStacked={isStacked} legend={<SeriesLegend {...props} />} />
  );
}
