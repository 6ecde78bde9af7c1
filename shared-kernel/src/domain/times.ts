import { storedLimits } from './text/text-limits';

const days = { first: '1900-01-01', last: storedLimits.day } as const;

/** The latest time allowed in records, in milliseconds since 1970. */
export const maxTimestamp = Date.parse(`${days.last}T23:59:59.999Z`);

const calendarDay = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const timeOfDay = String.raw`(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?`;
const zone = String.raw`(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`;

const dayForm = new RegExp(`^${calendarDay}$`, 'u');
const momentForm = new RegExp(`^${calendarDay}T${timeOfDay}${zone}$`, 'u');

function isInCalendar(text: string): boolean {
  const date = Number(text.slice(8, 10));
  return (
    date <= 28 ||
    date ===
      new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, date)).getUTCDate()
  );
}

/** Returns the UTC date of a timestamp. Only timestamps with an offset need a conversion. */
const utcDayOf = (text: string) =>
  text.length === days.first.length || text.endsWith('Z')
    ? text.slice(0, days.first.length)
    : new Date(text).toISOString().slice(0, days.first.length);

function isWithinDays(text: string): boolean {
  const day = utcDayOf(text);
  return day >= days.first && day <= days.last;
}

const isTime = (form: RegExp) => (text: string) =>
  form.test(text) && isInCalendar(text) && isWithinDays(text);

/** Whether a text is a valid timestamp according to `timestampSchema`. */
export const isTimestamp = isTime(momentForm);

/** Whether a text is a valid calendar date according to `dateSchema`. */
export const isDate = isTime(dayForm);
