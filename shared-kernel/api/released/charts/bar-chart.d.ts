import type { ChartProps } from './chart-data';
export interface BarChartProps extends ChartProps {
    readonly direction?: 'vertical' | 'horizontal';
    readonly isStacked?: boolean;
}
export declare function BarChart({ direction, isStacked, ...props }: BarChartProps): import("react").JSX.Element;
