import * as v from 'valibot';

/** The years, in UTC, that a record can speak of. */
const years = { first: 1900, last: 2199 } as const;

const earliestMoment = Date.UTC(years.first, 0);

/** The last moment that a record can speak of, in milliseconds since 1970. */
export const latestMoment = Date.UTC(years.last + 1, 0) - 1;

const day = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const time = String.raw`(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?`;
const zone = String.raw`(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`;

const dayForm = new RegExp(`^${day}$`, 'u');
const momentForm = new RegExp(`^${day}T${time}${zone}$`, 'u');

/** Whether the calendar has the day that `YYYY-MM-DD` begins with. */
function isInCalendar(text: string): boolean {
  const [year, month, date] = [text.slice(0, 4), text.slice(5, 7), text.slice(8, 10)].map(Number);
  return (date ?? 0) <= new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
}

function isWithinYears(text: string): boolean {
  const moment = Date.parse(text);
  return moment >= earliestMoment && moment <= latestMoment;
}

const span = `from ${years.first} to ${years.last}`;

/**
 * A moment as an ISO 8601 string to the second or finer, with `Z` or an offset `±hh:mm`, such as
 * `2024-07-22T09:00:00.000Z`: one that the calendar has, from 1900 to 2199 in UTC.
 */
export const timestampSchema = v.pipe(
  v.string(),
  v.check(
    (text) => momentForm.test(text) && isInCalendar(text) && isWithinYears(text),
    `Not a moment ${span} such as 2024-07-22T09:00:00Z`,
  ),
);

/** A calendar day, `YYYY-MM-DD`, from 1900 to 2199; `message` says what is wrong with any other text. */
export const dateSchemaOf = (message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => dayForm.test(text) && isInCalendar(text) && isWithinYears(text), message),
  );

/** A calendar day, `YYYY-MM-DD`, from 1900 to 2199. */
export const dateSchema = dateSchemaOf(`Not a day ${span} such as 2024-07-22`);

/** A compliance score, 0 to 100. */
export const scoreSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
