import {
  adjustCounts,
  portfolioStages,
  portfolioStageDisplay,
  toRiskShares,
  sampleContractDistribution,
  sampleRiskOverview,
  computeShares,
} from './distribution';
import { formatComparedPeriod, formatKpiChange, formatKpiValue } from './kpi';

describe('sample distributions', () => {
  it('[F6, B16] the contract distribution of the sample has 85 contracts in total', () => {
    expect(
      portfolioStages.map(
        (stage) =>
          `${portfolioStageDisplay[stage].label} ${String(sampleContractDistribution[stage])}`,
      ),
    ).toEqual(['Active 35', 'Legal Review 12', 'Pre-Certified 8', 'Pending 6', 'Completed 24']);
    const shares = computeShares(portfolioStages, sampleContractDistribution);
    expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(85);
  });

  it('[F6] the sample has 69 clients by risk level, with calculated percentages', () => {
    expect(toRiskShares(sampleRiskOverview)).toEqual([
      { key: 'low', count: 45, percent: 65 },
      { key: 'medium', count: 18, percent: 26 },
      { key: 'high', count: 6, percent: 9 },
    ]);
  });

  it('[R9, F6] the percentages of a distribution add up to 100', () => {
    const shares = computeShares(portfolioStages, sampleContractDistribution);
    expect(shares.map(({ percent }) => percent)).toEqual([41, 14, 10, 7, 28]);
    expect(toRiskShares({ low: 1, medium: 1, high: 1 }).map(({ percent }) => percent)).toEqual([
      34, 33, 33,
    ]);
  });

  it('[F6] the percentages of a distribution are 0 if all counts are 0', () => {
    expect(toRiskShares({ low: 0, medium: 0, high: 0 }).map(({ percent }) => percent)).toEqual([
      0, 0, 0,
    ]);
  });

  it('[F6, B16] a distribution adds the changes since the sample to the counts, but is never negative', () => {
    const keys = ['a', 'b'] as const;
    const moved = (now: readonly ('a' | 'b')[], sample: readonly ('a' | 'b')[]) =>
      adjustCounts(keys, { a: 5, b: 1 }, { now, sample });
    expect(moved(['a', 'b'], ['a', 'b'])).toEqual({ a: 5, b: 1 });
    expect(moved(['a', 'a'], ['a', 'b'])).toEqual({ a: 6, b: 0 });
    expect(moved([], ['b', 'b'])).toEqual({ a: 5, b: 0 });
  });
});

describe('formatKpiValue', () => {
  it('[F7] formats the value of a KPI in every unit', () => {
    expect(formatKpiValue(99.9, 'percent')).toBe('99.9%');
    expect(formatKpiValue(18.5, 'days')).toBe('18.5 days');
    expect(formatKpiValue(1, 'days')).toBe('1 day');
    expect(formatKpiValue(47_200_000, 'usd')).toBe('$47.2M');
    expect(formatKpiValue(1247, 'count')).toBe('1,247');
    expect(formatKpiValue(undefined, 'usd')).toBe('—');
  });
});

const comparedWith = 'compared with the previous period';

describe('formatKpiChange', () => {
  it.each([
    [15, 12, { text: '+25%', direction: 'up', label: comparedWith }],
    [9, 12, { text: '−25%', direction: 'down', label: comparedWith }],
    [10, 10, { text: '0%', direction: 'flat', label: comparedWith }],
    [20, 10, { text: '+100%', direction: 'up', label: comparedWith }],
    [21, 10, { text: 'up from 10', direction: 'up', label: comparedWith }],
    [2001, 1000, { text: 'up from 1,000', direction: 'up', label: comparedWith }],
    [20, 9, undefined],
    [9, 0, undefined],
    [9, undefined, undefined],
    [undefined, 9, undefined],
  ] as const)(
    '[R114, F4] a KPI of %s after %s shows a percentage, “up from” or no change',
    (value, previous, change) => {
      expect(formatKpiChange({ value, previous }, 'count')).toEqual(change);
    },
  );
});

describe('formatComparedPeriod', () => {
  it.each([
    [{ from: '2024-06-23', to: '2024-07-22' }, 'compared with May 24 to Jun 22'],
    [{ from: '2024-07-22', to: '2024-07-22' }, 'compared with Jul 21 to Jul 21'],
    [{ from: '2024-01-11', to: '2024-01-31' }, 'compared with Dec 21, 2023 to Jan 10, 2024'],
  ])(
    '[F4] the comparison text for the period %j names the dates of the previous period',
    (window, text) => {
      expect(formatComparedPeriod(window)).toBe(text);
    },
  );
});
