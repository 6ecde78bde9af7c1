/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import {
  formatCalendarWindow,
  getCalendarWindowIndex,
  getCalendarWindowStart,
  createCalendarDayUrlParam,
  createCalendarWindowUrlParam,
} from './calendar-window';

const seeded = '2026-11-23T19:10:00.000Z';

describe('window of the calendar', () => {
  it('[PM4, B18] the calendar window of the original sample is July 2024', () => {
    expect(getCalendarWindowStart('2024-07-22T09:00:00.000Z')).toBe('2024-07-01');
    expect(formatCalendarWindow('2024-07-01')).toBe('July 2024');
  });

  it('[PM4] the creation date of the sample is day 22 of its calendar window', () => {
    expect(getCalendarWindowStart(seeded)).toBe('2026-11-02');
    expect(formatCalendarWindow('2026-11-02')).toBe('Nov 2, 2026 – Dec 2, 2026');
  });

  it('[PM4] each calendar window starts 31 days after the previous one', () => {
    expect(getCalendarWindowStart(seeded, 1)).toBe('2026-12-03');
    expect(getCalendarWindowStart(seeded, -1)).toBe('2026-10-02');
  });

  it.each([
    ['2026-11-02', 0],
    ['2026-12-02', 0],
    ['2026-12-03', 1],
    ['2026-11-01', -1],
    ['2026-10-01', -2],
  ])('[PM4] finds the calendar window that contains %s', (day, away) => {
    expect(getCalendarWindowIndex(seeded, day)).toBe(away);
  });
});

describe('createCalendarDayUrlParam', () => {
  const { parse, format } = createCalendarDayUrlParam();

  it('[R7, PM5] the URL of the calendar accepts only 1 to 31 as the selected day', () => {
    expect(['1', '31', ' 7 '].map(parse)).toEqual([1, 31, 7]);
    const others = [null, '', ' ', '0', '32', '1.5', '-1', 'many', 'Infinity', '0x10', '1e1'];
    expect(others.map(parse)).toEqual(others.map(() => undefined));
  });

  it('[PM5] the URL of the calendar contains the selected day, if there is one', () => {
    expect([format(7), format(undefined)]).toEqual(['7', null]);
  });
});

describe('createCalendarWindowUrlParam', () => {
  const { parse, format } = createCalendarWindowUrlParam();

  it('[R7, PM4] the URL of the calendar accepts only valid whole numbers as the calendar window', () => {
    expect(['2', '-3', '0'].map(parse)).toEqual([2, -3, 0]);
    const others = [null, '', ' ', '1.5', 'x', 'Infinity', '3001', '0x10', '1e1'];
    expect(others.map(parse)).toEqual(others.map(() => undefined));
  });

  it('[PM4] the URL of the calendar contains the number of the calendar window, even if it is 0', () => {
    expect([undefined, 0, -2].map(format)).toEqual([null, '0', '-2']);
  });
});
