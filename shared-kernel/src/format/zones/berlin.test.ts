/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "Europe/Berlin"}
 */
import { formatDateTime } from '../date';
import { addDays, daysBetween } from '../day';
import { millisecondsBetween } from '../moment';
import { startOfDay, toLocalDate } from '../local-date';
import { formatRelativeTime } from '../relative-time';
import { testDaysInZone } from './test-days-in-zone';

testDaysInZone('Europe/Berlin');

const hours = (day: string) =>
  millisecondsBetween(startOfDay(day), startOfDay(addDays(day, 1))) / 3_600_000;

it.each([
  ['2024-03-31T00:59:00.000Z', 'Mar 31, 2024, 01:59 GMT+1'],
  ['2024-03-31T01:00:00.000Z', 'Mar 31, 2024, 03:00 GMT+2'],
  ['2024-10-27T00:59:00.000Z', 'Oct 27, 2024, 02:59 GMT+2'],
  ['2024-10-27T01:00:00.000Z', 'Oct 27, 2024, 02:00 GMT+1'],
])('[time, format] around a daylight saving change in Berlin, formats %s as %s', (iso, text) => {
  expect(formatDateTime(iso)).toBe(text);
});

it('[time] counts days of 23 and 25 hours in Berlin as whole days', () => {
  expect(['2024-03-30', '2024-03-31', '2024-04-01'].map(hours)).toEqual([24, 23, 24]);
  expect(['2024-10-26', '2024-10-27', '2024-10-28'].map(hours)).toEqual([24, 25, 24]);
  expect(daysBetween('2024-03-30T22:59:59.999Z', '2024-03-31T22:00:00.000Z')).toBe(2);
  expect(daysBetween('2024-10-26T22:00:00.000Z', '2024-10-27T22:59:59.999Z')).toBe(0);
  expect(toLocalDate('2024-10-27T22:59:59.999Z')).toBe('2024-10-27');
});

it.each([
  ['2024-10-26T22:30:00.000Z', '2024-10-27T22:30:00.000Z', '24 hours ago'],
  ['2024-10-26T21:30:00.000Z', '2024-10-27T22:30:00.000Z', 'yesterday'],
  ['2024-03-29T23:30:00.000Z', '2024-03-31T22:30:00.000Z', '2 days ago'],
])(
  '[R17, time] around a daylight saving change in Berlin, formats %s at %s as %s',
  (at, now, text) => {
    expect(formatRelativeTime(at, now)).toBe(text);
  },
);
