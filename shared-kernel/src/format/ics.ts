import { removeBidirectionalControls } from './bidirectional-controls';

/**
 * A calendar event. `start` and `end` are ISO timestamps, or `YYYY-MM-DD` dates of the first and last day. Without
 * `end`, the event lasts one hour or one day.
 */
export interface IcsEvent {
  readonly uid: string;
  readonly title: string;
  readonly start: string;
  readonly end?: string | undefined;
  readonly description?: string | undefined;
  readonly location?: string | undefined;
  /**
   * The revision number of the event; the default is 0. A calendar replaces an event that has the same `uid` and a
   * lower number.
   */
  readonly sequence?: number | undefined;
  /** Time of the last change (ISO). The default is the creation time of the calendar file. */
  readonly lastModified?: string | undefined;
  readonly isCancelled?: boolean | undefined;
}

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;
const utf8 = new TextEncoder();

// dayjs is not used here, because every remote bundles this file but only the shell bundles dayjs.
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Formats a time in milliseconds since 1970 in UTC, such as `20240722T090000Z`. */
const instant = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
const day = (at: number): string => instant(at).slice(0, 8);

const escaped = (text: string) =>
  removeBidirectionalControls(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n')
    // RFC 5545 allows no control character except the tab.
    .replace(/(?!\t)[\p{Cc}\p{Cs}]/gu, '');

function folded(line: string): string {
  let out = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (octets + size > 75) {
      out += '\r\n ';
      octets = 1;
    }
    out += character;
    octets += size;
  }
  return out;
}

function span({ start, end }: IcsEvent): readonly [string, string] {
  const isWholeDays = dateOnly.test(start);
  const from = Date.parse(start);
  const to = end === undefined ? from + (isWholeDays ? 0 : hourMs) : Date.parse(end);
  if (Number.isNaN(from) || Number.isNaN(to)) throw new RangeError('An event needs a date.');
  const last = Math.max(from, to);
  return isWholeDays
    ? [`DTSTART;VALUE=DATE:${day(from)}`, `DTEND;VALUE=DATE:${day(last + dayMs)}`]
    : [`DTSTART:${instant(from)}`, `DTEND:${instant(last)}`];
}

/** RFC 5546 requires an organizer in cancellations. */
const organizer = 'ORGANIZER:mailto:calendar@trustfold.example';

function eventLines(event: IcsEvent, stamp: string): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${event.lastModified === undefined ? stamp : instant(Date.parse(event.lastModified))}`,
    `SEQUENCE:${event.sequence ?? 0}`,
    `STATUS:${event.isCancelled === true ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(event.isCancelled === true ? [organizer] : []),
    ...span(event),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.description === undefined ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
    ...(event.location === undefined ? [] : [`LOCATION:${escaped(event.location)}`]),
    'END:VEVENT',
  ];
}

/**
 * Formats events as an RFC 5545 calendar in UTC. If all events are cancelled, the calendar method is `CANCEL`. Throws a
 * RangeError for an invalid date.
 */
export function toIcs(events: IcsEvent | readonly IcsEvent[], nowIso: string): string {
  const list: readonly IcsEvent[] = 'uid' in events ? [events] : events;
  const stamp = instant(Date.parse(nowIso));
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trustfold//Workspace//EN',
    'CALSCALE:GREGORIAN',
    ...(list.length > 0 && list.every(({ isCancelled }) => isCancelled) ? ['METHOD:CANCEL'] : []),
    ...list.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}
