import { type DayWindow } from '../day-window';
import { type Period } from './period';
export interface PeriodScope {
    readonly window: DayWindow;
    readonly before: DayWindow;
    readonly buckets: readonly (DayWindow & {
        readonly label: string;
    })[];
}
export declare function periodScope(period: Period, now: string): PeriodScope;
export interface PeriodSum {
    readonly value: number;
    readonly previous: number;
    readonly trend: readonly number[];
}
export interface PeriodEvent<Key extends string> {
    readonly at: string;
    readonly adds: Readonly<Partial<Record<Key, number>>>;
}
export declare function sumByPeriod<Key extends string>(keys: readonly Key[], events: Iterable<PeriodEvent<Key>>, { window, before, buckets }: PeriodScope): Record<Key, PeriodSum>;
