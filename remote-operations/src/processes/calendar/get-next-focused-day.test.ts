import { getNextFocusedDay } from './get-next-focused-day';

const days = 31;

describe('getNextFocusedDay', () => {
  it.each([
    ['ArrowLeft', 16, 15],
    ['ArrowLeft', 1, 1],
    ['ArrowRight', 7, 8],
    ['ArrowRight', 31, 31],
    ['ArrowUp', 15, 8],
    ['ArrowUp', 5, 5],
    ['ArrowDown', 15, 22],
    ['ArrowDown', 26, 26],
    ['Home', 17, 15],
    ['End', 17, 21],
    ['End', 30, 31],
    ['PageUp', 17, 1],
    ['PageDown', 17, 31],
  ])('[PM4] in the calendar, the key %s moves from day %i to day %i', (key, from, to) => {
    expect(getNextFocusedDay(key, from, days, 0)).toBe(to);
  });

  it('[PM4] Home and End stay within the week of the focused day, even if the month does not begin on a Monday', () => {
    expect(getNextFocusedDay('Home', 2, days, 3)).toBe(1);
    expect(getNextFocusedDay('End', 2, days, 3)).toBe(4);
  });

  it('[PM4] a key without a function in the calendar does not change the focused day', () => {
    expect(getNextFocusedDay('Tab', 3, days, 0)).toBeUndefined();
  });
});
