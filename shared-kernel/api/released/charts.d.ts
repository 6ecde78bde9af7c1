import { JSX } from 'react';
import { ReactNode } from 'react';

export declare function Chart({ kind, isStacked, legendOf, centre, ...props }: ChartProps): JSX.Element;

declare interface ChartFigures {
    readonly title: string;
    readonly summary: string;
    readonly data: readonly ChartPoint[];
    readonly formatValue?: (value: number) => string;
    readonly formatExact?: (value: number) => string;
    readonly categoryLabel: string;
    readonly valueLabel: string;
    readonly tones?: Readonly<Record<string, Tone>>;
    readonly height?: number;
    readonly level?: 3 | 4;
}

declare type ChartKind = 'column' | 'bar' | 'line' | 'area' | 'donut';

declare interface ChartPoint {
    readonly category: string;
    readonly value: number;
    readonly series?: string;
}

declare interface ChartProps extends ChartFigures {
    readonly kind: ChartKind;
    readonly isStacked?: boolean;
    readonly legendOf?: (name: string) => LegendWords;
    readonly centre?: ReactNode;
}

declare interface LegendWords {
    readonly figure: string;
    readonly share: string;
}

export declare const printPage: () => Promise<void>;

declare type Tone = (typeof tones)[number];

declare const tones: readonly ["success", "warning", "danger", "info", "neutral"];

export { }
