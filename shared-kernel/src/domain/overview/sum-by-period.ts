import { addDays, createDayIndexer } from 'shared-kernel/format';
import { mapToRecord } from '../../format/map-to-record';
import type { DateRange } from '../date-range';
import { toCents } from '../to-cents';
import {
  createPeriodBuckets,
  getSelectedRange,
  getPreviousRange,
  type PeriodBucket,
  type PeriodSelection,
} from './period';

/** The date ranges of a set of figures: the selected range, its chart buckets, and the previous period. */
export interface PeriodRanges {
  readonly window: DateRange;
  readonly before: DateRange;
  readonly buckets: readonly PeriodBucket[];
  /**
   * Returns the index of the chart bucket for a timestamp or date: -1 for the previous period, `undefined` for other
   * dates.
   */
  readonly bucketOf: (at: string) => number | undefined;
}

/** Returns the date ranges for a selected period at the time `now` (ISO). */
export function createPeriodRanges(span: PeriodSelection, now: string): PeriodRanges {
  const window = getSelectedRange(span, now);
  const before = getPreviousRange(window);
  const buckets = createPeriodBuckets(span, now);
  const starts = [before.from, ...buckets.map(({ from }) => from), addDays(window.to, 1)];
  const placeOf = createDayIndexer(starts);
  return {
    window,
    before,
    buckets,
    bucketOf: (at) => {
      const place = placeOf(at);
      return place < 0 || place > buckets.length ? undefined : place - 1;
    },
  };
}

/** Sums for the selected period, for the previous period, and for each chart bucket. */
export interface PeriodSum {
  readonly value: number;
  readonly previous: number;
  readonly trend: readonly number[];
}

/** An event with a date, and the amounts that the event adds to the figures. */
export interface PeriodEvent<Key extends string> {
  readonly at: string;
  readonly adds: Readonly<Partial<Record<Key, number>>>;
}

/** Sums the amounts of events per period and chart bucket in a single pass. Sums are rounded to cents. */
export function sumByPeriod<Key extends string>(
  keys: readonly Key[],
  events: Iterable<PeriodEvent<Key>>,
  { buckets, bucketOf }: PeriodRanges,
): Record<Key, PeriodSum> {
  const sums = mapToRecord(keys, () => ({ value: 0, previous: 0, trend: buckets.map(() => 0) }));
  for (const { at, adds } of events) {
    const bucket = bucketOf(at);
    if (bucket === undefined) continue;
    for (const key of keys) {
      const amount = adds[key];
      if (amount === undefined) continue;
      const sum = sums[key];
      if (bucket < 0) {
        sum.previous += amount;
        continue;
      }
      sum.value += amount;
      sum.trend[bucket] = (sum.trend[bucket] ?? 0) + amount;
    }
  }
  for (const key of keys) {
    const { value, previous, trend } = sums[key];
    sums[key] = { value: toCents(value), previous: toCents(previous), trend: trend.map(toCents) };
  }
  return sums;
}
