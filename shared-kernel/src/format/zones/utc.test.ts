/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import { formatDateTime, formatUtc } from '../date';
import { startOfDay } from '../local-date';
import { testDaysInZone } from './test-days-in-zone';

testDaysInZone('UTC');

it('[time, format] formatDateTime and formatUtc return identical text in UTC', () => {
  const moment = '2024-07-22T00:00:00.000Z';
  expect(formatDateTime(moment)).toBe('Jul 22, 2024, 00:00 UTC');
  expect(formatDateTime(moment)).toBe(formatUtc(moment));
  expect(startOfDay('2024-07-22')).toBe(moment);
});
