export { AreaChart } from './area-chart';
export { BarChart } from './bar-chart';
export { DonutChart } from './donut-chart';
export { LineChart } from './line-chart';
export { printPage } from './print-page';
