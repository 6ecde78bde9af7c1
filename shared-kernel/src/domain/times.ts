import { storedLimits } from './text/text-limits';

/** The first and the last UTC day that a record can speak of. */
const days = { first: '1900-01-01', last: storedLimits.day } as const;

/** The last moment that a record can speak of, in milliseconds since 1970. */
export const latestMoment = Date.parse(`${days.last}T23:59:59.999Z`);

const calendarDay = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const timeOfDay = String.raw`(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?`;
const zone = String.raw`(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`;

const dayForm = new RegExp(`^${calendarDay}$`, 'u');
const momentForm = new RegExp(`^${calendarDay}T${timeOfDay}${zone}$`, 'u');

/** Whether the calendar has the day that `YYYY-MM-DD` begins with. */
function isInCalendar(text: string): boolean {
  const date = Number(text.slice(8, 10));
  return (
    date <= 28 ||
    date ===
      new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, date)).getUTCDate()
  );
}

/** What is written in UTC begins with its day; only of another zone it must be reckoned. */
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

/** Whether a text is a moment as records have it (see `timestampSchema`). */
export const isTimestamp = isTime(momentForm);

/** Whether a text is a calendar day as records have it (see `dateSchema`). */
export const isDate = isTime(dayForm);
