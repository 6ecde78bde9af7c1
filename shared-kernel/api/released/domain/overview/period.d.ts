import { type DayWindow } from '../day-window';
export declare const periods: readonly ["7d", "30d", "90d", "1y"];
export type Period = (typeof periods)[number];
export declare const defaultPeriod = "30d";
export declare const periodLabel: Record<Period, string>;
export interface PeriodBucket extends DayWindow {
    readonly label: string;
}
export declare function periodWindow(period: Period, now: string): DayWindow;
export declare function windowBefore({ from, to }: DayWindow): DayWindow;
export declare function periodBuckets(period: Period, now: string): PeriodBucket[];
