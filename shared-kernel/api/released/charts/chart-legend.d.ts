export interface LegendWords {
    readonly figure: string;
    readonly share: string;
}
interface LegendItem extends Partial<LegendWords> {
    readonly name: string;
    readonly color: string;
}
export interface ChartLegendProps {
    readonly label: string;
    readonly items: readonly LegendItem[];
}
export declare function ChartLegend({ label, items }: ChartLegendProps): import("react").JSX.Element;
export {};
