/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import { formatDate, formatDateTime, formatDayAndMonth, formatMinute, formatUtc } from './date';

// Tests run by UTC's clock; those of other zones are in `zones`.

describe('formatDate', () => {
  it('[format] writes the day of a moment with any offset, and a day', () => {
    expect(formatDate('2024-07-22T23:30:00.000Z')).toBe('Jul 22, 2024');
    expect(formatDate('2024-07-22T23:30:00-02:00')).toBe('Jul 23, 2024');
    expect(formatDate('2024-07-22')).toBe('Jul 22, 2024');
  });

  it.each(['soon', '', '2024-13-01'])('[format] writes a dash for %p, which is no date', (text) => {
    expect([formatDate(text), formatDateTime(text), formatUtc(text)]).toEqual(['—', '—', '—']);
  });
});

describe('formatDateTime', () => {
  it('[format] is exact and names its zone', () => {
    expect(formatDateTime('2024-07-22T09:00:00.000Z')).toBe('Jul 22, 2024, 09:00 UTC');
    expect(formatDateTime('2024-07-22T02:00:00+02:00')).toBe('Jul 22, 2024, 00:00 UTC');
  });

  it('[format] has no time to say of a day', () => {
    expect(formatDateTime('2024-07-22')).toBe('Jul 22, 2024');
    expect(formatUtc('2024-07-22')).toBe('Jul 22, 2024');
  });
});

describe('formatMinute', () => {
  it('[format] writes a moment for a column, without its zone', () => {
    expect(formatMinute('2024-07-22T02:05:00+02:00')).toBe('Jul 22, 2024, 00:05');
    expect(['2024-07-22', 'soon'].map(formatMinute)).toEqual(['Jul 22, 2024', '—']);
  });
});

describe('formatDayAndMonth', () => {
  it('[format] writes a day within its year', () => {
    expect(formatDayAndMonth('2024-02-29')).toBe('Feb 29');
    expect(() => formatDayAndMonth('soon')).toThrow(RangeError);
  });
});
