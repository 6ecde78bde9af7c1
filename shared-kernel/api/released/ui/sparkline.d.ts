export interface SparklineProps {
    readonly values: readonly number[];
}
export declare function Sparkline({ values }: SparklineProps): import("react").JSX.Element;
