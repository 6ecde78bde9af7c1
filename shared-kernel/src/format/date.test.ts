/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import {
  formatDate,
  formatDateTime,
  formatDayAndMonth,
  formatDateTimeWithoutZone,
  formatUtc,
} from './date';

// These tests run in UTC. Tests for other time zones are in the folder `zones`.

describe('formatDate', () => {
  it('[format] a timestamp with any UTC offset is shown as the date in the user’s time zone', () => {
    expect(formatDate('2024-07-22T23:30:00.000Z')).toBe('Jul 22, 2024');
    expect(formatDate('2024-07-22T23:30:00-02:00')).toBe('Jul 23, 2024');
    expect(formatDate('2024-07-22')).toBe('Jul 22, 2024');
  });

  it.each(['soon', '', '2024-13-01'])('[format] the invalid date %p is shown as a dash', (text) => {
    expect([formatDate(text), formatDateTime(text), formatUtc(text)]).toEqual(['—', '—', '—']);
  });
});

describe('formatDateTime', () => {
  it('[format] formatDateTime shows date, time and time zone', () => {
    expect(formatDateTime('2024-07-22T09:00:00.000Z')).toBe('Jul 22, 2024, 09:00 UTC');
    expect(formatDateTime('2024-07-22T02:00:00+02:00')).toBe('Jul 22, 2024, 00:00 UTC');
  });

  it('[format] formatDateTime and formatUtc add no time to a date without a time', () => {
    expect(formatDateTime('2024-07-22')).toBe('Jul 22, 2024');
    expect(formatUtc('2024-07-22')).toBe('Jul 22, 2024');
  });
});

describe('formatDateTimeWithoutZone', () => {
  it('[format] a time in a table is shown with its date, but without the time zone', () => {
    expect(formatDateTimeWithoutZone('2024-07-22T02:05:00+02:00')).toBe('Jul 22, 2024, 00:05');
    expect(['2024-07-22', 'soon'].map(formatDateTimeWithoutZone)).toEqual(['Jul 22, 2024', '—']);
  });
});

describe('formatDayAndMonth', () => {
  it('[format] a date can be shown without its year', () => {
    expect(formatDayAndMonth('2024-02-29')).toBe('Feb 29');
    expect(() => formatDayAndMonth('soon')).toThrow(RangeError);
  });
});
