import { datePeriods, daysOf, periodOf } from './filter-texts';

const now = '2024-07-22T09:00:00.000Z';

describe('the periods of the date filter', () => {
  it.each([
    ['today', '2024-07-22', '2024-07-22'],
    ['week', '2024-07-16', '2024-07-22'],
    ['month', '2024-06-23', '2024-07-22'],
    ['quarter', '2024-04-24', '2024-07-22'],
  ] as const)('[TX3] stand in the address as days: %s from %s to %s', (period, from, to) => {
    expect(daysOf(period, now)).toEqual({ from, to });
  });

  it('[TX3] are known again by their days, and only by both', () => {
    for (const period of datePeriods) {
      const { from, to } = daysOf(period, now);
      expect(periodOf(from, to, now)).toBe(period);
    }
    expect(periodOf('2024-07-16', '', now)).toBeUndefined();
    expect(periodOf('2024-07-16', '2024-07-21', now)).toBeUndefined();
    expect(periodOf('soon', 'later', now)).toBeUndefined();
  });
});
