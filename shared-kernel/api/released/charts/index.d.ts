export { AreaChart, type AreaChartProps } from './area-chart';
export { BarChart, type BarChartProps } from './bar-chart';
export { type ChartPoint, type ChartProps } from './chart-data';
export { DonutChart, type DonutChartProps } from './donut-chart';
export { LineChart } from './line-chart';
export { printPage } from './print-page';
