/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "America/St_Johns"}
 */
import { formatDateTime } from '../date';
import { startOfDay, toLocalDate } from '../local-date';
import { testDaysInZone } from './test-days-in-zone';

testDaysInZone('America/St_Johns');

it.each([
  ['2024-07-22T02:29:59.999Z', 'Jul 21, 2024, 23:59 GMT-2:30'],
  ['2024-07-22T02:30:00.000Z', 'Jul 22, 2024, 00:00 GMT-2:30'],
  ['2024-03-10T05:29:00.000Z', 'Mar 10, 2024, 01:59 GMT-3:30'],
  ['2024-03-10T05:30:00.000Z', 'Mar 10, 2024, 03:00 GMT-2:30'],
  ['2024-11-03T04:29:00.000Z', 'Nov 3, 2024, 01:59 GMT-2:30'],
  ['2024-11-03T04:30:00.000Z', 'Nov 3, 2024, 01:00 GMT-3:30'],
])(
  '[time, format] formats %s in St. John’s, whose UTC offset includes a half hour, as %s',
  (iso, text) => {
    expect(formatDateTime(iso)).toBe(text);
  },
);

it('[time] a day in St. John’s starts at half past the hour in UTC', () => {
  expect(toLocalDate('2024-07-22T02:29:59.999Z')).toBe('2024-07-21');
  expect(startOfDay('2024-07-22')).toBe('2024-07-22T02:30:00.000Z');
  expect(startOfDay('2024-12-01')).toBe('2024-12-01T03:30:00.000Z');
});
