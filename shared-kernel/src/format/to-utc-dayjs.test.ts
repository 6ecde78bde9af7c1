/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "Europe/Berlin"}
 */
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';
import { toUtcDayjs } from './local-date';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

const textOf = (moment: dayjs.Dayjs) => (moment.isValid() ? moment.toISOString() : 'none');

describe('toUtcDayjs', () => {
  it.each([
    ['2024-13-01', 'none', '2025-01-01T00:00:00.000Z'],
    ['2024-07-22T09:05', '2024-07-22T07:05:00.000Z', '2024-07-22T09:05:00.000Z'],
    ['2024-03-31T01:59', '2024-03-31T00:59:00.000Z', '2024-03-31T01:59:00.000Z'],
    ['2024-03-31T03:00', '2024-03-31T01:00:00.000Z', '2024-03-31T03:00:00.000Z'],
    ['2024-10-27T02:30', '2024-10-27T00:30:00.000Z', '2024-10-27T02:30:00.000Z'],
  ])('[time] %s is parsed as %s, although dayjs parses it as %s', (text, read, byDayjs) => {
    expect(textOf(toUtcDayjs(text))).toBe(read);
    expect(textOf(dayjs.utc(text))).toBe(byDayjs);
  });

  it.each([
    ['2024-07-22T09:00:00+05:30', 'YYYY-MM-DDTHH:mm:ssZ'],
    ['2024-03-31T00:59:59-03:30', 'YYYY-MM-DDTHH:mm:ssZ'],
    ['+020244-07-20', 'YYYY-MM-DD'],
  ])('[time] parses %s, although dayjs rejects it in strict mode', (text, form) => {
    expect(toUtcDayjs(text).isValid()).toBe(true);
    expect(dayjs(text, form, true).isValid()).toBe(false);
    expect(dayjs.utc(text, form, true).isValid()).toBe(false);
  });
});
