import { weekdayOf } from './weekday-of';

describe('weekdayOf', () => {
  it.each([
    ['2024-07-01', 0],
    ['2024-02-29', 3],
    ['2024-07-07', 6],
  ])('[format] begins the week on a Monday: %s is %d', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });
});
