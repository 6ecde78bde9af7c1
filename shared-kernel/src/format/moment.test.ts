import {
  compareInstants,
  addToInstant,
  toInstant,
  isAfter,
  formatDateTimeInput,
  millisecondsBetween,
  toMilliseconds,
} from './moment';

describe('toInstant', () => {
  it.each([
    ['2024-07-22T11:00:00+02:00', '2024-07-22T09:00:00.000Z'],
    ['2024-12-31T23:30:00-01:00', '2025-01-01T00:30:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    [0, '1970-01-01T00:00:00.000Z'],
  ])('[format] converts the time %p to UTC', (moment, instant) => {
    expect(toInstant(moment)).toBe(instant);
    expect(toMilliseconds(instant)).toBe(new Date(moment).getTime());
  });

  it.each(['soon', '', '2024-13-01', '2024-07-22T24:30:00Z'])(
    '[format] converting the invalid time %p to UTC throws a RangeError',
    (text) => {
      expect(toMilliseconds(text)).toBeNaN();
      expect(() => toInstant(text)).toThrow(RangeError);
    },
  );

  it('[format] a time without a zone is converted from the user’s time zone and back', () => {
    const here = new Date(2024, 6, 22, 9, 5);
    expect(toInstant('2024-07-22T09:05')).toBe(here.toISOString());
    expect(formatDateTimeInput(here.toISOString())).toBe('2024-07-22T09:05');
  });
});

describe('addToInstant', () => {
  it('[format] adding time is correct on leap days, at the end of a year and when clocks change', () => {
    expect(addToInstant('2024-02-28T23:59:00.000Z', 1, 'minute')).toBe('2024-02-29T00:00:00.000Z');
    expect(addToInstant('2025-01-01T00:00:00.000Z', -1, 'millisecond')).toBe(
      '2024-12-31T23:59:59.999Z',
    );
    expect(addToInstant('2024-03-31T00:30:00.000Z', 24 * 60, 'minute')).toBe(
      '2024-04-01T00:30:00.000Z',
    );
  });
});

describe('compareInstants', () => {
  it('[format] earlier timestamps come first, whatever their format', () => {
    expect(
      [
        '2024-07-22T09:00:00.001Z',
        '2024-07-22T08:59:59Z',
        '2024-07-22T10:30:00+02:00',
        '2024-07-22',
      ].toSorted(compareInstants),
    ).toEqual([
      '2024-07-22',
      '2024-07-22T10:30:00+02:00',
      '2024-07-22T08:59:59Z',
      '2024-07-22T09:00:00.001Z',
    ]);
  });

  it('[format] the same time in two formats is equal', () => {
    expect(compareInstants('2024-07-22T09:00:00Z', '2024-07-22T09:00:00.000Z')).toBe(0);
    expect(compareInstants('2024-07-22T09:00:00Z', new Date('2024-07-22T11:00:00+02:00'))).toBe(0);
    expect(compareInstants('2024-07-22T09:00:00Z', '2024-07-22T09:00:00Z')).toBe(0);
  });
});

describe('isAfter', () => {
  it('[format] isAfter returns true if the first time is at least one millisecond later', () => {
    const moment = '2024-12-31T23:59:59.999Z';
    expect(isAfter('2025-01-01', moment)).toBe(true);
    expect(isAfter(moment, moment)).toBe(false);
    expect(isAfter(moment, '2025-01-01')).toBe(false);
  });

  it('[format] isAfter returns false for an invalid time', () => {
    expect(isAfter('soon', '2024-07-22')).toBe(false);
    expect(isAfter('2024-07-22', 'soon')).toBe(false);
  });
});

describe('millisecondsBetween', () => {
  it('[format] millisecondsBetween is negative if the second time is before the first', () => {
    expect(millisecondsBetween('2024-02-29T23:59:59.999Z', '2024-03-01')).toBe(1);
    expect(millisecondsBetween('2024-03-01', '2024-02-29T23:59:59.999Z')).toBe(-1);
    expect(millisecondsBetween('soon', '2024-03-01')).toBeNaN();
  });
});
