/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import {
  resolveRelativeDateRange,
  relativeDateRanges,
  relativeDateRangeLabel,
} from './relative-date-range';

describe('relative days', () => {
  it.each([
    ['today', '2024-07-22', '2024-07-22'],
    ['7d', '2024-07-16', '2024-07-22'],
    ['30d', '2024-06-23', '2024-07-22'],
    ['90d', '2024-04-24', '2024-07-22'],
    ['month', '2024-07-01', '2024-07-22'],
  ] as const)('[R42, TX3] the date range “%s” covers %s through %s', (days, from, to) => {
    expect(resolveRelativeDateRange(days, '2024-07-22T09:00:00.000Z')).toEqual({ from, to });
  });

  it('[R42] named date ranges are relative to the current date', () => {
    const later = '2024-08-01T00:00:00.000Z';
    expect(resolveRelativeDateRange('7d', later)).toEqual({ from: '2024-07-26', to: '2024-08-01' });
    expect(resolveRelativeDateRange('month', later)).toEqual({
      from: '2024-08-01',
      to: '2024-08-01',
    });
  });

  it('[R42] each named date range has a different label', () => {
    expect(new Set(relativeDateRanges.map((days) => relativeDateRangeLabel[days])).size).toBe(
      relativeDateRanges.length,
    );
  });
});
