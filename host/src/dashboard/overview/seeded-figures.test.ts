import { createSampleContents, sampleConstants } from 'shared-kernel/testing/records';
import { computeOverviewMetrics, type OverviewMetrics, overviewPeriods } from './overview-metrics';
import { sampleFigureRecords } from './test-records';

const request = {
  sample: sampleFigureRecords,
  now: sampleConstants.now,
  period: '30d',
  isFixed: false,
} as const;

const kpi = ({ kpis }: OverviewMetrics, wanted: string): number =>
  kpis.find(({ key }) => key === wanted)?.value ?? 0;

/** Returns only the figures that do not depend on when the sample data was created. */
const valuesOf = ({ kpis, distributions, headline }: OverviewMetrics) => ({
  kpis: kpis.map(({ key, value, previous }) => [key, value, previous]),
  distributions,
  headline,
});

describe('figures of newly seeded sample data', () => {
  const seedings = [
    '2026-11-23T19:10:00.000Z',
    '2028-02-29T12:00:00.000Z',
    '2026-12-31T23:59:00.000Z',
    '2027-01-01T00:00:00.000Z',
  ];

  it.each(seedings)(
    '[F4, F5, F6, F7] sample data created at %s has the same figures as the original sample data',
    (now) => {
      const records = createSampleContents(now);
      for (const period of overviewPeriods) {
        const moved = computeOverviewMetrics({ ...request, records, now, period });
        const unmoved = computeOverviewMetrics({
          ...request,
          records: sampleFigureRecords,
          period,
        });
        expect(valuesOf(moved)).toEqual(valuesOf(unmoved));
        const bars = moved.activity.map(({ count }) => count);
        expect(bars.reduce((sum, count) => sum + count, 0)).toBe(
          kpi(moved, 'bankWires') + kpi(moved, 'usdtTransactions') + kpi(moved, 'fxTransactions'),
        );
      }
    },
  );
});
