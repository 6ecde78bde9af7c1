export declare const figureUnits: readonly ["count", "percent", "days", "usd"];
export type FigureUnit = (typeof figureUnits)[number];
export interface Kpi<Key extends string> {
    readonly key: Key;
    readonly value: number | undefined;
    readonly previous: number | undefined;
    readonly trend: readonly number[];
}
export declare function formatFigure(value: number | undefined, unit: FigureUnit): string;
export declare const comparedWith = "vs. the period before";
export interface FigureChange {
    readonly text: string;
    readonly direction: 'up' | 'down' | 'flat';
    readonly label: string;
}
export declare const directionOf: (change: number) => FigureChange["direction"];
export declare function figureChange(kpi: Pick<Kpi<string>, 'value' | 'previous'>, unit: FigureUnit): FigureChange | undefined;
