import type { DayWindow } from '../day-window';
import { type PeriodBucket, type PeriodSpan } from './period';
export interface PeriodScope {
    readonly window: DayWindow;
    readonly before: DayWindow;
    readonly buckets: readonly PeriodBucket[];
    readonly bucketOf: (at: string) => number | undefined;
}
export declare function periodScope(span: PeriodSpan, now: string): PeriodScope;
export interface PeriodSum {
    readonly value: number;
    readonly previous: number;
    readonly trend: readonly number[];
}
export interface PeriodEvent<Key extends string> {
    readonly at: string;
    readonly adds: Readonly<Partial<Record<Key, number>>>;
}
export declare function sumByPeriod<Key extends string>(keys: readonly Key[], events: Iterable<PeriodEvent<Key>>, { buckets, bucketOf }: PeriodScope): Record<Key, PeriodSum>;
