/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import fc from 'fast-check';
import { addDays, daysBetween, createDayRangeFilter } from '../../format/day';
import {
  parseDateRange,
  createPeriodBuckets,
  periods,
  getPeriodRange,
  getSelectedRange,
  getPreviousRange,
} from './period';
import { createPeriodRanges, sumByPeriod } from './sum-by-period';

const now = '2024-07-22T09:00:00.000Z';

describe('periods', () => {
  it('[F6, AN1] the available periods are 7d, 30d, 90d and 1y', () => {
    expect(periods).toEqual(['7d', '30d', '90d', '1y']);
  });

  it.each([
    ['7d', '2024-07-16'],
    ['30d', '2024-06-23'],
    ['90d', '2024-04-24'],
    ['1y', '2023-07-23'],
  ] as const)('[F6, AN1] the period %s starts on %s and ends today', (period, from) => {
    expect(getPeriodRange(period, now)).toEqual({ from, to: '2024-07-22' });
  });

  it.each([
    ['2024-02-29T12:00:00.000Z', '2023-03-01'],
    ['2025-02-28T12:00:00.000Z', '2024-02-29'],
    ['2024-12-31T23:59:59.999Z', '2024-01-01'],
    ['2025-01-01T00:00:00.000Z', '2024-01-02'],
  ])('[F6, AN1] at %s, the period 1y starts on %s', (moment, from) => {
    expect(getPeriodRange('1y', moment)).toEqual({ from, to: moment.slice(0, 10) });
  });

  it('[F6] compares a period with the immediately preceding period of equal length', () => {
    expect(getPreviousRange({ from: '2024-06-23', to: '2024-07-22' })).toEqual({
      from: '2024-05-24',
      to: '2024-06-22',
    });
  });

  it('[F5] labels each chart bucket with its first day', () => {
    expect(createPeriodBuckets('30d', now).map(({ label }) => label)).toEqual([
      'Jun 23',
      'Jun 28',
      'Jul 3',
      'Jul 8',
      'Jul 13',
      'Jul 18',
    ]);
    expect(createPeriodBuckets('1y', now).map(({ label }) => label)).toHaveLength(12);
    expect(createPeriodBuckets('1y', now).at(-1)).toEqual({
      from: '2024-06-23',
      to: '2024-07-22',
      label: 'Jun 23',
    });
  });

  it('[F6, AN1] divides every period into buckets without gaps or overlaps, on any day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...periods),
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (period, date) => {
          const iso = date.toISOString();
          const { from, to } = getPeriodRange(period, iso);
          const buckets = createPeriodBuckets(period, iso);
          expect(buckets[0]?.from).toBe(from);
          expect(buckets.at(-1)?.to).toBe(to);
          buckets.slice(1).forEach((bucket, index) => {
            expect(bucket.from).toBe(addDays(buckets[index]?.to ?? '', 1));
          });
          expect(new Set(buckets.map(({ label }) => label)).size).toBe(buckets.length);
          const before = getPreviousRange({ from, to });
          expect(daysBetween(before.from, before.to)).toBe(daysBetween(from, to));
          expect(addDays(before.to, 1)).toBe(from);
        },
      ),
    );
  });
});

describe('custom date range', () => {
  it.each([
    ['2024-06-01', '2024-06-30', '2024-06-01', '2024-06-30'],
    ['2024-06-30', '2024-06-01', '2024-06-01', '2024-06-30'],
    ['2024-02-29', '2024-02-29', '2024-02-29', '2024-02-29'],
    ['2024-02-30', '2024-07-01', '2024-06-23', '2024-07-01'],
    ['2024-01-01', 'soon', '2024-01-01', '2024-07-22'],
    ['', '', '2024-06-23', '2024-07-22'],
    ['', '2024-01-01', '2024-01-01', '2024-06-23'],
  ])(
    '[F6, AN1] parses the dates %j and %j as the range %s to %s',
    (typedFrom, typedTo, from, to) => {
      expect(parseDateRange({ from: typedFrom, to: typedTo }, now)).toEqual({ from, to });
    },
  );

  it('[F6, AN1] a named period is converted to dates, and a custom date range stays unchanged', () => {
    const days = { from: '2024-01-01', to: '2024-01-31' };
    expect(getSelectedRange(days, now)).toBe(days);
    expect(getSelectedRange('30d', now)).toEqual({ from: '2024-06-23', to: '2024-07-22' });
  });

  it.each([
    ['2024-07-22', '2024-07-22', 1, 'Jul 22'],
    ['2024-07-09', '2024-07-22', 14, 'Jul 22'],
    ['2024-07-08', '2024-07-22', 8, 'Jul 22'],
    ['2024-01-01', '2024-12-31', 12, 'Dec 7'],
    ['2024-01-01', '2025-01-01', 12, 'Dec 7, 2024'],
    ['1900-01-01', '2199-12-31', 12, 'Jan 11, 2175'],
  ])(
    '[F5] the range %s to %s has %d chart buckets, and the last one is labelled %s',
    (from, to, count, label) => {
      const buckets = createPeriodBuckets({ from, to }, now);
      expect(buckets).toHaveLength(count);
      expect(buckets.at(-1)).toMatchObject({ to, label });
    },
  );

  it('[F6, AN1] divides a custom range into buckets with distinct labels, without gaps or overlaps', () => {
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (one, other) => {
        const days = parseDateRange({ from: one, to: other }, now);
        const buckets = createPeriodBuckets(days, now);
        expect(buckets[0]?.from).toBe(days.from);
        expect(buckets.at(-1)?.to).toBe(days.to);
        buckets.slice(1).forEach((bucket, index) => {
          expect(bucket.from).toBe(addDays(buckets[index]?.to ?? '', 1));
        });
        expect(new Set(buckets.map(({ label }) => label)).size).toBe(buckets.length);
      }),
    );
  });
});

describe('bucketOf', () => {
  const { bucketOf } = createPeriodRanges('30d', now);

  it.each([
    ['2024-07-22T23:59:59.999Z', 5],
    ['2024-07-23T00:00:00.000Z', undefined],
    ['2024-07-18T00:00:00.000Z', 5],
    ['2024-07-17T23:59:59.999Z', 4],
    ['2024-06-23T00:00:00.000Z', 0],
    ['2024-06-22T23:59:59.999Z', -1],
    ['2024-05-24T00:00:00Z', -1],
    ['2024-05-23T23:59:59.999Z', undefined],
    ['2024-07-23T01:00:00.000+02:00', 5],
    ['2024-06-23', 0],
    ['2024-06-22', -1],
    ['2024-07-23', undefined],
  ])('[F6, AN1, time] the chart bucket of %s is %p', (at, bucket) => {
    expect(bucketOf(at)).toBe(bucket);
  });
});

describe('sumByPeriod', () => {
  it('[F4] an event counts in its chart bucket or in the previous period, and events outside both are ignored', () => {
    const events = fc.array(
      fc.record({
        at: fc
          .date({ min: new Date('2023-01-01'), max: new Date('2024-12-31'), noInvalidDate: true })
          .map((date) => date.toISOString()),
        adds: fc.record({ a: fc.nat(100), b: fc.nat(100) }, { requiredKeys: [] }),
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...periods), events, (period, list) => {
        const scope = createPeriodRanges(period, now);
        const { a } = sumByPeriod(['a', 'b'], list, scope);
        const sum = (window: { from: string; to: string }) =>
          list
            .filter(({ at }) => createDayRangeFilter(window.from, window.to)(at))
            .reduce((total, { adds }) => total + (adds.a ?? 0), 0);
        expect(a).toEqual({
          value: sum(scope.window),
          previous: sum(scope.before),
          trend: scope.buckets.map(sum),
        });
      }),
    );
  });
});
