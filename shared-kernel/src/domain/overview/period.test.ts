import fc from 'fast-check';
import { addDays, daysBetween } from '../../format/day';
import { inWindow } from '../day-window';
import { periodBuckets, periods, periodWindow, windowBefore } from './period';
import { periodScope, sumByPeriod } from './period-tally';

const now = '2024-07-22T09:00:00.000Z';

describe('the periods', () => {
  it('[F6, AN1] are 7d, 30d, 90d and 1y', () => {
    expect(periods).toEqual(['7d', '30d', '90d', '1y']);
  });

  it.each([
    ['7d', '2024-07-16'],
    ['30d', '2024-06-23'],
    ['90d', '2024-04-24'],
    ['1y', '2023-08-01'],
  ] as const)('[F6, AN1] lets %s begin on %s and end today', (period, from) => {
    expect(periodWindow(period, now)).toEqual({ from, to: '2024-07-22' });
  });

  it('[F6] compares with a stretch of the same length right before', () => {
    expect(windowBefore({ from: '2024-06-23', to: '2024-07-22' })).toEqual({
      from: '2024-05-24',
      to: '2024-06-22',
    });
  });

  it('[F5] labels days by day and months by month', () => {
    expect(periodBuckets('30d', now).map(({ label }) => label)).toEqual([
      'Jun 23',
      'Jun 28',
      'Jul 3',
      'Jul 8',
      'Jul 13',
      'Jul 18',
    ]);
    expect(periodBuckets('1y', now).map(({ label }) => label)).toHaveLength(12);
    expect(periodBuckets('1y', now).at(-1)).toEqual({
      from: '2024-07-01',
      to: '2024-07-22',
      label: 'Jul 2024',
    });
  });

  it('[F6, AN1] cuts every period into buckets without gap or overlap, whatever the day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...periods),
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (period, date) => {
          const iso = date.toISOString();
          const { from, to } = periodWindow(period, iso);
          const buckets = periodBuckets(period, iso);
          expect(buckets[0]?.from).toBe(from);
          expect(buckets.at(-1)?.to).toBe(to);
          buckets.slice(1).forEach((bucket, index) => {
            expect(bucket.from).toBe(addDays(buckets[index]?.to ?? '', 1));
          });
          expect(new Set(buckets.map(({ label }) => label)).size).toBe(buckets.length);
          const before = windowBefore({ from, to });
          expect(daysBetween(before.from, before.to)).toBe(daysBetween(from, to));
          expect(addDays(before.to, 1)).toBe(from);
        },
      ),
    );
  });
});

describe('sumByPeriod', () => {
  it('[F4] adds each event to its bucket, to the stretch before, or nowhere', () => {
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
        const scope = periodScope(period, now);
        const { a } = sumByPeriod(['a', 'b'], list, scope);
        const sum = (window: { from: string; to: string }) =>
          list
            .filter(({ at }) => inWindow(at, window))
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
