/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import { resolveRelativeDays, relativeDays, relativeDaysLabel } from './relative-days';

describe('relative days', () => {
  it.each([
    ['today', '2024-07-22', '2024-07-22'],
    ['7d', '2024-07-16', '2024-07-22'],
    ['30d', '2024-06-23', '2024-07-22'],
    ['90d', '2024-04-24', '2024-07-22'],
    ['month', '2024-07-01', '2024-07-22'],
  ] as const)('[R42, TX3] the date range “%s” is from %s through %s', (days, from, to) => {
    expect(resolveRelativeDays(days, '2024-07-22T09:00:00.000Z')).toEqual({ from, to });
  });

  it('[R42] named date ranges are relative to the current date', () => {
    const later = '2024-08-01T00:00:00.000Z';
    expect(resolveRelativeDays('7d', later)).toEqual({ from: '2024-07-26', to: '2024-08-01' });
    expect(resolveRelativeDays('month', later)).toEqual({ from: '2024-08-01', to: '2024-08-01' });
  });

  it('[R42] each named date range has a different label', () => {
    expect(new Set(relativeDays.map((days) => relativeDaysLabel[days])).size).toBe(
      relativeDays.length,
    );
  });
});
