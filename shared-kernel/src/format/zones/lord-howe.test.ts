/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "Australia/Lord_Howe"}
 */
import { formatRelativeTime } from '../relative-time';
import { testDaysInZone } from './test-days-in-zone';

testDaysInZone('Australia/Lord_Howe');

it.each([
  ['2024-04-06T13:00:00.000Z', '2024-04-07T13:15:00.000Z', '24 hours ago'],
  ['2024-04-06T12:59:59.999Z', '2024-04-07T13:15:00.000Z', 'yesterday'],
  ['2024-10-05T13:30:00.000Z', '2024-10-06T13:00:00.000Z', '23 hours ago'],
  ['2024-10-05T13:00:00.000Z', '2024-10-06T13:00:00.000Z', '2 days ago'],
  ['2024-10-05T13:30:00.000Z', '2024-10-06T13:30:00.000Z', 'yesterday'],
])(
  '[R17, time] around a daylight saving change on Lord Howe Island, formats %s at %s as %s',
  (at, now, text) => {
    expect(formatRelativeTime(at, now)).toBe(text);
  },
);
