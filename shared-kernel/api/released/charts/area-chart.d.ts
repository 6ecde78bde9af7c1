import type { ChartProps } from './chart-data';
export interface AreaChartProps extends ChartProps {
    readonly isStacked?: boolean;
}
export declare function AreaChart({ isStacked, ...props }: AreaChartProps): import("react").JSX.Element;
