/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import { addDays, addMonths, daysBetween, createDayRangeFilter } from './day';
import { toLocalDate } from './local-date';

// These tests run in UTC. Tests for other time zones are in the folder `zones`.

describe('toLocalDate', () => {
  it.each([
    ['2024-02-29', '2024-02-29'],
    ['2024-12-31T23:59:59.999Z', '2024-12-31'],
    ['2024-12-31T23:59:59-02:00', '2025-01-01'],
    ['2024-03-01T01:00:00+02:00', '2024-02-29'],
    [new Date('2024-07-22T00:00:00.000Z'), '2024-07-22'],
    [0, '1970-01-01'],
  ])('[format] converts %p to the correct date in the user’s time zone', (moment, day) => {
    expect(toLocalDate(moment)).toBe(day);
  });

  it('[format] converting an invalid timestamp to a date throws a RangeError', () => {
    expect(() => toLocalDate('soon')).toThrow(RangeError);
    expect(() => toLocalDate(NaN)).toThrow(RangeError);
  });
});

describe('addDays', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-12-31', 1, '2025-01-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2025-01-01', -366, '2024-01-01'],
    ['2024-03-30', 2, '2024-04-01'],
    ['2024-07-22', 0, '2024-07-22'],
  ])('[format] the date %s plus %d days is %s', (day, days, moved) => {
    expect(addDays(day, days)).toBe(moved);
    expect(daysBetween(day, moved)).toBe(days);
  });

  it('[format] adding days or months to an invalid date throws a RangeError', () => {
    expect(() => addDays('2024-13-01', 1)).toThrow(RangeError);
  });
});

describe('daysBetween', () => {
  it('[format] calendar days are counted in the user’s time zone, at any time of day', () => {
    expect(daysBetween('2024-02-28T23:59:59.999Z', '2024-03-01T00:00:00.000Z')).toBe(2);
    expect(daysBetween('2024-07-22T00:00:00.000Z', '2024-07-22T23:59:59.999Z')).toBe(0);
    expect(daysBetween('2024-07-22', '2024-07-22T23:00:00-02:00')).toBe(1);
  });

  it('[format] the number of days between invalid dates is NaN', () => {
    expect(daysBetween('2024-07-22', 'soon')).toBeNaN();
  });
});

describe('addMonths', () => {
  it.each([
    ['2024-07-22', -12, '2023-07-22'],
    ['2024-12-31', 1, '2025-01-31'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2024-02-29', -12, '2023-02-28'],
    ['2024-07-22', 0, '2024-07-22'],
  ])('[format] the date %s plus %d months is %s', (day, months, moved) => {
    expect(addMonths(day, months)).toBe(moved);
  });
});

describe('createDayRangeFilter', () => {
  it('[time] a date range includes the whole first and last day', () => {
    const isOn = createDayRangeFilter('2024-02-28', '2024-02-29');
    expect(
      [
        '2024-02-27T23:59:59.999Z',
        '2024-02-28',
        '2024-02-28T00:00:00.000Z',
        '2024-02-29T23:59:59.999Z',
        '2024-03-01T01:00:00+02:00',
        '2024-03-01T00:00:00Z',
        '2024-03-01',
      ].map(isOn),
    ).toEqual([false, true, true, true, true, false, false]);
  });

  it('[time] a date range without a first or last date has no limit on that side', () => {
    expect(createDayRangeFilter(undefined, undefined)('2024-02-28')).toBe(true);
    expect(createDayRangeFilter(undefined, '2024-02-27')('2024-02-28T00:00:00Z')).toBe(false);
    expect(createDayRangeFilter('2024-02-29', undefined)('2024-02-28T23:59:59Z')).toBe(false);
  });
});
