import { type ReactNode } from 'react';
import { type ChartFigures, type ChartKind } from './chart-data';
import type { LegendWords } from './chart-legend';
export interface ChartProps extends ChartFigures {
    readonly kind: ChartKind;
    readonly isStacked?: boolean;
    readonly legendOf?: (name: string) => LegendWords;
    readonly centre?: ReactNode;
}
export declare function Chart({ kind, isStacked, legendOf, centre, ...props }: ChartProps): import("react").JSX.Element;
