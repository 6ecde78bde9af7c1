import { locale, unknownText } from './locale';
import { readMoment, written, type Moment } from './read-moment';

/** The zone dates are written in unless the caller says another. */
export const defaultZone = 'UTC';

/** The IANA name of the reader's own time zone. */
export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Another zone's clock is left to Intl: where it shows an hour that summer time skips in the reader's
 * own zone, dayjs's timezone plugin is an hour late (02:30 in Tokyo on 10 March, read in New York).
 */
function formatter(zone: string, withTime: boolean): Intl.DateTimeFormat {
  const key = `${zone} ${String(withTime)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...(withTime && {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    }),
  });
  formatters.set(key, made);
  return made;
}

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;
const dayForm = 'MMM D, YYYY';
const momentForm = `${dayForm}, HH:mm [UTC]`;

function write(iso: string, zone: string, withTime: boolean): string {
  const at = readMoment(iso);
  if (!at.isValid()) return unknownText;
  return zone === defaultZone
    ? at.format(withTime ? momentForm : dayForm)
    : formatter(zone, withTime).format(at.toDate());
}

/**
 * A day: `Jul 22, 2024`. Takes an ISO instant, read in `zone` (an IANA name), or a `YYYY-MM-DD`
 * date, which is the same day in every zone. A dash for text that is no date.
 */
export const formatDate = (iso: string, zone: string = defaultZone): string =>
  write(iso, dateOnly.test(iso) ? defaultZone : zone, false);

/** An absolute moment with its zone: `Jul 22, 2024, 09:00 UTC`. A dash for text that is no date. */
export const formatDateTime = (iso: string, zone: string = defaultZone): string =>
  write(iso, zone, true);

/** A day within its year, in UTC: `Jul 22`. Throws a RangeError for text that is no date. */
export const formatDayAndMonth = (moment: Moment): string => written(readMoment(moment), 'MMM D');

/** A month, in UTC: `Jul 2024`. Throws a RangeError for text that is no date. */
export const formatMonth = (moment: Moment): string => written(readMoment(moment), 'MMM YYYY');
