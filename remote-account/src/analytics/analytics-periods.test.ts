import { periodLabel } from 'shared-kernel/domain/overview';
import { analyticsPeriods } from './analytics-periods';

describe('the periods of System Analytics', () => {
  it('[AN1] are 7d, then those of the overview: 30d, 90d and 1y', () => {
    expect(analyticsPeriods).toEqual(['7d', '30d', '90d', '1y']);
    expect(analyticsPeriods.map((period) => periodLabel[period])).toEqual([
      'Last 7 days',
      'Last 30 days',
      'Last 90 days',
      'Last 12 months',
    ]);
  });
});
