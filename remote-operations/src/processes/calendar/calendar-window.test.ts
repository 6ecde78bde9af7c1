import { windowName, windowOf, windowStart } from './calendar-window';

const seeded = '2026-11-23T19:10:00.000Z';

describe('the calendar’s window', () => {
  it('[PM4, B18] is the sample’s July for the unmoved sample', () => {
    expect(windowStart('2024-07-22T09:00:00.000Z')).toBe('2024-07-01');
    expect(windowName('2024-07-01')).toBe('July 2024');
  });

  it('[PM4] has the day of seeding as its 22nd', () => {
    expect(windowStart(seeded)).toBe('2026-11-02');
    expect(windowName('2026-11-02')).toBe('Nov 2, 2026 – Dec 2, 2026');
  });

  it('[PM4] is moved by as many days as it has', () => {
    expect(windowStart(seeded, 1)).toBe('2026-12-03');
    expect(windowStart(seeded, -1)).toBe('2026-10-02');
  });

  it.each([
    ['2026-11-02', 0],
    ['2026-12-02', 0],
    ['2026-12-03', 1],
    ['2026-11-01', -1],
    ['2026-10-01', -2],
  ])('[PM4] finds the one that holds %s', (day, away) => {
    expect(windowOf(seeded, day)).toBe(away);
  });
});
