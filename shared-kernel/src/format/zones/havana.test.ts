/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "America/Havana"}
 */
import { startOfDay, toLocalDate } from '../local-date';
import { testDaysInZone } from './test-days-in-zone';

testDaysInZone('America/Havana');

it('[time] a day in Havana starts at 01:00 if midnight is skipped, and at the first midnight if it occurs twice', () => {
  expect(startOfDay('2024-03-10')).toBe('2024-03-10T05:00:00.000Z');
  expect(toLocalDate('2024-03-10T04:59:59.999Z')).toBe('2024-03-09');
  expect(startOfDay('2024-11-03')).toBe('2024-11-03T04:00:00.000Z');
  expect(toLocalDate('2024-11-03T05:30:00.000Z')).toBe('2024-11-03');
});
