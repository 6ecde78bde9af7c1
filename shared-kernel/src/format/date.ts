import { locale, unknownText } from './locale';

/** The zone dates are written in unless the caller says another. */
export const defaultZone = 'UTC';

const formatters = new Map<string, Intl.DateTimeFormat>();

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

function write(iso: string, zone: string, withTime: boolean): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? unknownText : formatter(zone, withTime).format(moment);
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
