import * as v from 'valibot';
import { dayOf, millisecondsOf } from '../format';
import { daysInMonth } from '../format/day';

/** The first and the last UTC day that a record can speak of. */
const days = { first: '1900-01-01', last: '2199-12-31' } as const;

/** The last moment that a record can speak of, in milliseconds since 1970. */
export const latestMoment = millisecondsOf(`${days.last}T23:59:59.999Z`);

const calendarDay = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const timeOfDay = String.raw`(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?`;
const zone = String.raw`(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`;

const dayForm = new RegExp(`^${calendarDay}$`, 'u');
const momentForm = new RegExp(`^${calendarDay}T${timeOfDay}${zone}$`, 'u');

/** Whether the calendar has the day that `YYYY-MM-DD` begins with. */
function isInCalendar(text: string): boolean {
  const date = Number(text.slice(8, 10));
  return date <= 28 || date <= daysInMonth(text.slice(0, 7));
}

function isWithinDays(text: string): boolean {
  const day = dayOf(text);
  return day >= days.first && day <= days.last;
}

const isTime = (form: RegExp) => (text: string) =>
  form.test(text) && isInCalendar(text) && isWithinDays(text);

const span = 'from 1900 to 2199';

/**
 * A moment as an ISO 8601 string to the second or finer, with `Z` or an offset `±hh:mm`, such as
 * `2024-07-22T09:00:00.000Z`: one that the calendar has, from 1900 to 2199 in UTC.
 */
export const timestampSchema = v.pipe(
  v.string(),
  v.check(isTime(momentForm), `Not a moment ${span} such as 2024-07-22T09:00:00Z`),
);

/** A calendar day, `YYYY-MM-DD`, from 1900 to 2199; `message` says what is wrong with any other text. */
export const dateSchemaOf = (message: string) =>
  v.pipe(v.string(), v.check(isTime(dayForm), message));

/** A calendar day, `YYYY-MM-DD`, from 1900 to 2199. */
export const dateSchema = dateSchemaOf(`Not a day ${span} such as 2024-07-22`);

/** A compliance score, 0 to 100. */
export const scoreSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
