import fc from 'fast-check';
import { formatDate, formatDateTime, formatDayAndMonth, formatMonth } from './date';

describe('formatDate', () => {
  it('[format] writes an instant in the zone asked for, UTC unless said', () => {
    expect(formatDate('2024-07-22T23:30:00.000Z')).toBe('Jul 22, 2024');
    expect(formatDate('2024-07-22T23:30:00.000Z', 'Asia/Singapore')).toBe('Jul 23, 2024');
  });

  it('[format] keeps a calendar date the same day in every zone', () => {
    expect(formatDate('2024-07-22', 'America/Los_Angeles')).toBe('Jul 22, 2024');
  });

  it('[format] writes a dash for text that is no date', () => {
    expect(formatDate('soon')).toBe('—');
    expect(formatDateTime('')).toBe('—');
  });
});

describe('formatDateTime', () => {
  it('[format] is absolute and names its zone', () => {
    expect(formatDateTime('2024-07-22T09:00:00.000Z')).toBe('Jul 22, 2024, 09:00 UTC');
    expect(formatDateTime('2024-07-22T00:00:00.000Z')).toBe('Jul 22, 2024, 00:00 UTC');
    expect(formatDateTime('2024-07-22T09:00:00.000Z', 'America/New_York')).toBe(
      'Jul 22, 2024, 05:00 EDT',
    );
  });

  it.each([
    ['2024-03-10T06:59:00.000Z', 'America/New_York', 'Mar 10, 2024, 01:59 EST'],
    ['2024-03-10T07:00:00.000Z', 'America/New_York', 'Mar 10, 2024, 03:00 EDT'],
    ['2024-11-03T05:59:00.000Z', 'America/New_York', 'Nov 3, 2024, 01:59 EDT'],
    ['2024-11-03T06:00:00.000Z', 'America/New_York', 'Nov 3, 2024, 01:00 EST'],
    ['2024-03-09T17:30:00.000Z', 'Asia/Tokyo', 'Mar 10, 2024, 02:30 GMT+9'],
    ['2024-12-31T18:30:00.000Z', 'Asia/Kolkata', 'Jan 1, 2025, 00:00 GMT+5:30'],
  ])('[format] writes %s on the clock of %s: %s', (iso, zone, text) => {
    expect(formatDateTime(iso, zone)).toBe(text);
  });

  it('[format] writes UTC as it writes any other zone', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString();
          expect(formatDateTime(iso)).toBe(formatDateTime(iso, 'Etc/UTC'));
          expect(formatDate(iso)).toBe(formatDate(iso, 'Etc/UTC'));
        },
      ),
    );
  });
});

describe('formatDayAndMonth and formatMonth', () => {
  it('[format] write a day within its year, and a month', () => {
    expect(formatDayAndMonth('2024-02-29')).toBe('Feb 29');
    expect(formatDayAndMonth('2024-12-31T23:30:00-01:00')).toBe('Jan 1');
    expect(formatMonth('2024-12-31T23:30:00-01:00')).toBe('Jan 2025');
    expect(() => formatMonth('soon')).toThrow(RangeError);
  });
});
