/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "Pacific/Honolulu"}
 */
import { createCsvFileName, createDatedFileName } from '../file-name';
import { formatDateTimeInput, toInstant } from '../moment';
import { formatDateTime } from '../date';
import { toLocalDate } from '../local-date';
import { formatRelativeTime } from '../relative-time';
import { testDaysInZone } from './test-days-in-zone';

testDaysInZone('Pacific/Honolulu');

const evening = '2024-07-22T06:00:00.000Z';

it('[R17, time] uses the local date (Honolulu), not the UTC date, including in file names', () => {
  expect(toLocalDate(evening)).toBe('2024-07-21');
  expect(createDatedFileName('trustfold', 'json', evening)).toBe('trustfold_2024-07-21.json');
  expect(createCsvFileName('contracts', {}, evening)).toBe('contracts_2024-07-21.csv');
});

it('[R17, time] preserves a time typed in Honolulu after conversion, and shows its time zone', () => {
  const typed = '2024-07-21T20:00';
  expect(formatDateTimeInput(toInstant(typed))).toBe(typed);
  expect(formatDateTime(toInstant(typed))).toBe('Jul 21, 2024, 20:00 GMT-10');
});

it.each([
  ['2024-07-20T07:00:00.000Z', '2 days ago'],
  ['2024-07-20T10:00:00.000Z', 'yesterday'],
  ['2024-07-21T06:00:00.000Z', 'yesterday'],
  ['2024-07-21T06:00:00.001Z', '23 hours ago'],
])('[R17, time] formats %s as %s, based on the calendar day in Honolulu', (at, text) => {
  expect(formatRelativeTime(at, evening)).toBe(text);
});
