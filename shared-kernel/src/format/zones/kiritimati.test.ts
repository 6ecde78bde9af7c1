/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "Pacific/Kiritimati"}
 */
import { formatDateTime } from '../date';
import { createDayRangeFilter } from '../day';
import { createCsvFileName, createDatedFileName } from '../file-name';
import { startOfDay, toLocalDate } from '../local-date';
import { testDaysInZone } from './test-days-in-zone';

testDaysInZone('Pacific/Kiritimati');

it('[time, format] shows the time zone of Kiritimati, 14 hours ahead of UTC', () => {
  expect(formatDateTime('2024-07-22T09:59:59.999Z')).toBe('Jul 22, 2024, 23:59 GMT+14');
  expect(formatDateTime('2024-07-22T10:00:00.000Z')).toBe('Jul 23, 2024, 00:00 GMT+14');
  expect(formatDateTime('2024-12-31T23:30:00-01:00')).toBe('Jan 1, 2025, 14:30 GMT+14');
});

it('[time] a day in Kiritimati starts at 10:00 UTC on the previous day', () => {
  expect(startOfDay('2024-07-23')).toBe('2024-07-22T10:00:00.000Z');
  const isThe23rd = createDayRangeFilter('2024-07-23', '2024-07-23');
  expect(isThe23rd('2024-07-22T09:59:59.999Z')).toBe(false);
  expect(isThe23rd('2024-07-22T10:00:00Z')).toBe(true);
  expect(isThe23rd('2024-07-22T12:00:00+02:00')).toBe(true);
  expect(isThe23rd('2024-07-23T10:00:00.000Z')).toBe(false);
});

it('[time, format] uses the local date in Kiritimati in file names', () => {
  for (const [moment, day] of [
    ['2024-07-22T09:59:59.999Z', '2024-07-22'],
    ['2024-07-22T10:00:00.000Z', '2024-07-23'],
  ] as const) {
    expect(createDatedFileName('evidence', 'html', moment)).toBe(`evidence_${day}.html`);
    expect(createDatedFileName('evidence', 'html', new Date(moment))).toBe(`evidence_${day}.html`);
    expect(createCsvFileName('trail', {}, moment)).toBe(`trail_${day}.csv`);
  }
});

it('[time] uses UTC in reference mode, even in Kiritimati', () => {
  globalThis.tfTimesInUtc = true;
  try {
    expect(formatDateTime('2024-07-22T10:00:00.000Z')).toBe('Jul 22, 2024, 10:00 UTC');
    expect(toLocalDate('2024-07-22T23:59:59.999Z')).toBe('2024-07-22');
    expect(startOfDay('2024-07-23')).toBe('2024-07-23T00:00:00.000Z');
    expect(createDayRangeFilter('2024-07-22', '2024-07-22')('2024-07-22T10:00:00.000Z')).toBe(true);
  } finally {
    globalThis.tfTimesInUtc = undefined;
  }
});
