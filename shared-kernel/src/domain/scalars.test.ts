import * as v from 'valibot';
import { dateSchema, createDateSchema, timestampSchema } from './scalars';

describe('timestampSchema', () => {
  it.each([
    '2024-07-22T09:00:00Z',
    '2024-07-22T09:00:00.000Z',
    '2024-07-22T09:00:00.123456789Z',
    '2024-07-22T09:00:00+05:30',
    '2024-02-29T23:59:59-11:00',
    '1900-01-01T00:00:00Z',
    '1899-12-31T20:00:00-04:00',
    '2199-12-31T23:59:59.999Z',
    '2200-01-01T02:00:00+14:00',
  ])('[workspace] accepts the timestamp %s', (text) => {
    expect(v.is(timestampSchema, text)).toBe(true);
    expect(Date.parse(text)).not.toBeNaN();
  });

  it.each([
    ['an offset of hours only', '2024-12-31T23:59:59+05'],
    ['an offset without a colon', '2024-12-31T23:59:59+0530'],
    ['an offset of more than a day', '2024-12-31T23:59:59+24:00'],
    ['no time zone', '2024-12-31T23:59:59'],
    ['a space', '2024-12-31 23:59:59Z'],
    ['a space before the offset', '2024-12-31T23:59:59 +05:00'],
    ['no seconds', '2024-12-31T23:59Z'],
    ['a leap second', '2016-12-31T23:59:60Z'],
    ['the hour 24', '2024-12-31T24:00:00Z'],
    ['an invalid month', '2024-13-01T00:00:00Z'],
    ['a day that the month does not have', '2024-04-31T00:00:00Z'],
    ['a day that the year does not have', '2023-02-29T00:00:00Z'],
    ['the year 9999', '9999-12-31T23:59:59Z'],
    ['a year of six digits', '+010000-01-01T00:00:00Z'],
    ['the time after the last valid one', '2200-01-01T00:00:00Z'],
    ['the last day in a zone where the next year has begun', '2199-12-31T23:00:00-02:00'],
    ['the time before the first valid one', '1899-12-31T23:59:59.999Z'],
    ['a date without time', '2024-12-31'],
    ['text after the time', '2024-12-31T23:59:59Z\n'],
    ['nothing', ''],
  ])('[workspace] rejects a timestamp with %s', (_what, text) => {
    expect(v.safeParse(timestampSchema, text).issues).toMatchObject([
      { message: 'Enter a time from 1900 to 2199 such as 2024-07-22T09:00:00Z' },
    ]);
  });
});

describe('dateSchema', () => {
  it.each(['2024-02-29', '1900-01-01', '2199-12-31'])('[workspace] accepts the date %s', (text) => {
    expect(v.is(dateSchema, text)).toBe(true);
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-04-31',
    '2024-00-10',
    '2024-10-00',
    '2024-1-1',
    '1899-12-31',
    '2200-01-01',
    '9999-12-31',
    '2024-12-31T00:00:00Z',
    '',
  ])('[workspace] rejects the date %p', (text) => {
    expect(v.safeParse(dateSchema, text).issues).toMatchObject([
      { message: 'Enter a date from 1900 to 2199 such as 2024-07-22' },
    ]);
  });

  it.each([
    ['', 'Choose a day'],
    ['2023-02-29', 'Enter a date from 1900 to 2199 such as 2024-07-22'],
    ['2200-01-01', 'Enter a date from 1900 to 2199 such as 2024-07-22'],
  ])('[R6, workspace] for the entered date %j, the error is: %s', (text, message) => {
    expect(v.safeParse(createDateSchema('Choose a day'), text).issues).toMatchObject([{ message }]);
  });
});
