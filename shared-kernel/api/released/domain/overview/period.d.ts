import { type DayWindow } from '../day-window';
export declare const periods: readonly ["7d", "30d", "90d", "1y"];
export type Period = (typeof periods)[number];
export declare const defaultPeriod = "30d";
export declare const periodLabel: Record<Period, string>;
export type PeriodSpan = Period | DayWindow;
export declare const duringSpan: (span: PeriodSpan) => string;
export declare function chosenDays(typed: DayWindow, now: string): DayWindow;
export interface PeriodBucket extends DayWindow {
    readonly label: string;
}
export declare function periodWindow(period: Period, now: string): DayWindow;
export declare const spanWindow: (span: PeriodSpan, now: string) => DayWindow;
export declare function windowBefore({ from, to }: DayWindow): DayWindow;
export declare function periodBuckets(span: PeriodSpan, now: string): PeriodBucket[];
