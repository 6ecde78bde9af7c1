import type { ChartProps } from './chart-data';
export interface DonutChartProps extends ChartProps {
    readonly shares?: Readonly<Record<string, string>>;
}
export declare function DonutChart({ shares, ...props }: DonutChartProps): import("react").JSX.Element;
