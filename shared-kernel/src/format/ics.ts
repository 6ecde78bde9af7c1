import { readMoment, written, type Dayjs } from './read-moment';
import { dayLength } from './reader-clock';

/**
 * An event for a calendar. `start` and `end` are both ISO instants, or both `YYYY-MM-DD` dates for
 * whole days (`end` is the last of them). Without `end` it lasts an hour, or that one day.
 */
export interface IcsEvent {
  readonly uid: string;
  readonly title: string;
  readonly start: string;
  readonly end?: string | undefined;
  readonly description?: string | undefined;
  readonly location?: string | undefined;
  /** How often it was changed: a calendar replaces an event by one of the same `uid` with a higher number. 0 unless given. */
  readonly sequence?: number | undefined;
  /** The ISO instant of its last change; the moment of the file unless given. */
  readonly lastModified?: string | undefined;
  /** Whether it is no longer to take place, so that a calendar removes it. */
  readonly isCancelled?: boolean | undefined;
}

const utf8 = new TextEncoder();

/** A moment as `20240722T090000Z`, in UTC. */
const inUtc = (at: Dayjs): string => written(at, 'YYYYMMDD[T]HHmmss[Z]');
const instant = (iso: string): string => inUtc(readMoment(iso));
const day = (at: Dayjs): string => written(at, 'YYYYMMDD');

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex -- RFC 5545 allows no control character but the tab
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

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
  const isWholeDays = start.length === dayLength;
  const from = readMoment(start);
  const to = end === undefined ? from.add(isWholeDays ? 0 : 1, 'hour') : readMoment(end);
  const last = to.isBefore(from) ? from : to;
  return isWholeDays
    ? [`DTSTART;VALUE=DATE:${day(from)}`, `DTEND;VALUE=DATE:${day(last.add(1, 'day'))}`]
    : [`DTSTART:${inUtc(from)}`, `DTEND:${inUtc(last)}`];
}

/** RFC 5546 asks for one in what is cancelled. */
const organizer = 'ORGANIZER:mailto:calendar@trustfold.example';

function eventLines(event: IcsEvent, stamp: string): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${event.lastModified === undefined ? stamp : instant(event.lastModified)}`,
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
 * One or more events as an RFC 5545 calendar: times in UTC, texts escaped, lines folded at 75 octets
 * and ended by CRLF. `nowIso` stamps it; where all events are cancelled its method is so too. Throws a RangeError for text that is no date.
 */
export function toIcs(events: IcsEvent | readonly IcsEvent[], nowIso: string): string {
  const list: readonly IcsEvent[] = 'uid' in events ? [events] : events;
  const stamp = instant(nowIso);
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
