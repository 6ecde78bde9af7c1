import type { Tone } from '../domain/status';
export interface ChartPoint {
    readonly category: string;
    readonly value: number;
    readonly series?: string;
}
export type ChartKind = 'column' | 'bar' | 'line' | 'area' | 'donut';
export interface ChartFigures {
    readonly title: string;
    readonly summary: string;
    readonly data: readonly ChartPoint[];
    readonly formatValue?: (value: number) => string;
    readonly categoryLabel: string;
    readonly valueLabel: string;
    readonly tones?: Readonly<Record<string, Tone>>;
    readonly height?: number;
    readonly level?: 3 | 4;
}
export declare const hasFigures: (data: readonly ChartPoint[]) => boolean;
export declare const categoriesOf: (data: readonly ChartPoint[]) => readonly string[];
export declare const seriesOf: (data: readonly ChartPoint[], unnamed: string) => readonly string[];
export declare const namesOf: (kind: ChartKind, data: readonly ChartPoint[], unnamed: string) => readonly string[];
export interface ChartRow {
    readonly category: string;
    readonly values: readonly (number | undefined)[];
}
export declare function toRows(data: readonly ChartPoint[], unnamed: string): readonly ChartRow[];
