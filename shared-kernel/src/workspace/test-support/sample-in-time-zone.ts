import fc from 'fast-check';
import { createPeriodRanges, sampleHeadlineKpis, sumByPeriod } from '../../domain/overview';
import { periods } from '../../domain/overview/period';
import { computeProcessMetrics } from '../../domain/process';
import { startOfDay, toLocalDate, daysBetween } from '../../format';
import { addToInstant } from '../../format/moment';
import { sampleContents } from '../database/sample-contents';
import { createSampleContents } from './seeds';
import { originalSampleTime } from '../../fixtures/seeding-time';

/** Number of transactions in each period and in its previous period, counted by hand in the original sample data. */
const counted = { '7d': [15, 4], '30d': [28, 6], '90d': [38, 9], '1y': [62, 2] } as const;

const minute = 60_000;

const anyMinute = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / minute) * minute).toISOString());

/** Generates the first and last minutes of a day, when date calculations are most likely to fail. */
const atMidnight = anyMinute.chain((moment) => {
  const begins = startOfDay(toLocalDate(moment));
  return fc.constantFrom(begins, addToInstant(begins, -1, 'minute'));
});

function figuresAt(moment: string) {
  const { transactions, processes } = createSampleContents(moment);
  const events = transactions.map(({ timestamp: at }) => ({ at, adds: { all: 1 } }));
  const counts = periods.map((period) => {
    const { value, previous, trend } = sumByPeriod(
      ['all'],
      events,
      createPeriodRanges(period, moment),
    ).all;
    expect(trend.reduce((sum, count) => sum + count, 0)).toBe(value);
    return [period, [value, previous]];
  });
  return {
    counts: Object.fromEntries(counts) as typeof counted,
    metrics: computeProcessMetrics(processes, createPeriodRanges('30d', moment).window),
  };
}

/** Tests that KPIs and time intervals of the sample data do not depend on the time zone or time of its creation. */
export function testSampleInTimeZone(): void {
  it('[time, workspace] the figures of the sample do not depend on when it is created', () => {
    fc.assert(
      fc.property(fc.oneof(anyMinute, atMidnight), (moment) => {
        const { counts, metrics } = figuresAt(moment);
        expect(counts).toEqual(counted);
        expect(metrics.onTimeRate).toBe(sampleHeadlineKpis.onTimeRate);
        expect(metrics.averageCompletionDays).toBe(sampleHeadlineKpis.averageCompletionDays);
      }),
      { numRuns: 40 },
    );
  });

  it('[time, workspace] due dates of the sample keep their original distance from the current local date', () => {
    const own = originalSampleTime.slice(0, 10);
    fc.assert(
      fc.property(fc.oneof(anyMinute, atMidnight), (moment) => {
        const distances = (processes: typeof sampleContents.processes, today: string) =>
          processes.flatMap(({ milestones }) =>
            milestones.map(({ dueDate }) => daysBetween(today, dueDate)),
          );
        expect(distances(createSampleContents(moment).processes, moment)).toEqual(
          distances(sampleContents.processes, own),
        );
      }),
      { numRuns: 20 },
    );
  });
}
