/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import { findEarliestDeadlineDay, getMonday } from './due-notifications';

const ownMoment = '2024-07-22T09:00:00.000Z';

describe('findEarliestDeadlineDay', () => {
  it.each([
    ['the creation day of the sample', '2026-11-23T19:10:00.000Z', '2026-11-24', '2026-11-23'],
    [
      'the creation day of the sample, a year later',
      '2026-11-23T19:10:00.000Z',
      '2027-11-24',
      '2026-11-23',
    ],
    ['the original date of the sample', ownMoment, '2024-08-22', '2024-07-22'],
    ['the 31st day before today for the original sample', ownMoment, '2024-08-23', '2024-07-23'],
    ['the 31st day before today, years later', ownMoment, '2026-11-27', '2026-10-27'],
    ['the original date of the sample on an earlier day', ownMoment, '1970-01-01', '2024-07-22'],
  ])(
    '[PR10, time] notifications about deadlines start on %s',
    (_what, sampleMoment, today, from) => {
      expect(findEarliestDeadlineDay(sampleMoment, today)).toBe(from);
    },
  );
});

describe('getMonday', () => {
  it.each([
    ['2024-07-22', '2024-07-22'],
    ['2024-07-28', '2024-07-22'],
    ['2024-07-29', '2024-07-29'],
    ['2024-02-29', '2024-02-26'],
    ['2023-01-01', '2022-12-26'],
  ])('[PR10, time] the week of %s begins on Monday %s', (day, monday) => {
    expect(getMonday(day)).toBe(monday);
  });
});
