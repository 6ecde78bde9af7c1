/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import { getDaysUntilDue, formatRemainingDays } from '../due-tag';

const now = '2024-07-22T23:59:00.000Z';

describe('formatRemainingDays', () => {
  it.each([
    ['2024-07-25', 3, '3d left'],
    ['2024-07-23', 1, '1d left'],
    ['2024-07-22', 0, 'Due today'],
    ['2017-07-04', -2575, '2,575d late'],
    ['2024-07-22T00:00:00.000Z', 0, 'Due today'],
    ['2024-07-20', -2, '2d late'],
  ])(
    '[PM2] for the due date %s, the milestone has %d days left, shown as “%s”',
    (due, days, text) => {
      expect(getDaysUntilDue(due, now)).toBe(days);
      expect(formatRemainingDays(due, now)).toBe(text);
    },
  );

  it('[PM2] shows a dash for an invalid due date', () => {
    expect(getDaysUntilDue('', now)).toBeNaN();
    expect(formatRemainingDays('', now)).toBe('—');
  });
});
