import { type DayWindow } from '../day-window';
export declare const overviewPeriods: readonly ["30d", "90d", "1y"];
export type OverviewPeriod = (typeof overviewPeriods)[number];
export declare const analyticsPeriods: readonly ["7d", "30d", "90d", "1y"];
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];
export declare const defaultPeriod = "30d";
export declare const periodLabel: Record<AnalyticsPeriod, string>;
export interface PeriodBucket extends DayWindow {
    readonly label: string;
}
export declare function periodWindow(period: AnalyticsPeriod, now: string): DayWindow;
export declare function windowBefore({ from, to }: DayWindow): DayWindow;
export declare function periodBuckets(period: AnalyticsPeriod, now: string): PeriodBucket[];
