import type { ChartProps } from './chart-data';
export declare function LineChart(props: ChartProps): import("react").JSX.Element;
