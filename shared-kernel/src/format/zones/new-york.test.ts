/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "America/New_York"}
 */
import { formatRelativeTime } from '../relative-time';
import { testDaysInZone } from './test-days-in-zone';

testDaysInZone('America/New_York');

it.each([
  ['2024-03-10T04:30:00.000Z', '2024-03-10T05:30:00.000Z', '1 hour ago'],
  ['2024-03-10T05:00:00.000Z', '2024-03-11T03:59:59.999Z', '22 hours ago'],
  ['2024-03-10T04:59:59.999Z', '2024-03-11T04:00:00.000Z', '23 hours ago'],
  ['2024-03-10T04:00:00.000Z', '2024-03-11T04:00:00.000Z', '2 days ago'],
  ['2024-11-03T04:00:00.000Z', '2024-11-04T04:30:00.000Z', '24 hours ago'],
  ['2024-11-03T03:59:59.999Z', '2024-11-04T04:30:00.000Z', 'yesterday'],
  ['2024-10-27T04:00:00.000Z', '2024-11-04T05:00:00.000Z', '1 week ago'],
])(
  '[R17, time] around a daylight saving change in New York, formats %s at %s as %s',
  (at, now, text) => {
    expect(formatRelativeTime(at, now)).toBe(text);
  },
);
