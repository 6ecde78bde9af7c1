import { ChartCard } from './chart-card';
import type { ChartProps } from './chart-data';
import { SeriesLegend } from './series-legend';

/** Figures that change over time. */
export function LineChart(props: ChartProps) {
  return <ChartCard {...props} kind="line" legend={<SeriesLegend {...props} />} />;
}
