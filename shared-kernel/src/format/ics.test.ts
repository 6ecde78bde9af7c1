import fc from 'fast-check';
import { toIcs, type IcsEvent } from './ics';

const now = '2024-07-22T09:00:00.000Z';
const utf8 = new TextEncoder();

const unfolded = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);

const valueOf = (ics: string, name: string) =>
  unfolded(ics)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));

const event: IcsEvent = { uid: 'CON-1@trustfold.example', title: 'Notarization', start: now };

describe('toIcs', () => {
  it('[C11] a calendar event is in UTC and lasts one hour by default', () => {
    expect(
      unfolded(toIcs({ ...event, description: 'Bring a passport', location: 'Video' }, now)),
    ).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Trustfold//Workspace//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:CON-1@trustfold.example',
      'DTSTAMP:20240722T090000Z',
      'LAST-MODIFIED:20240722T090000Z',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'DTSTART:20240722T090000Z',
      'DTEND:20240722T100000Z',
      'SUMMARY:Notarization',
      'DESCRIPTION:Bring a passport',
      'LOCATION:Video',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('[R16, C11] a calendar event has its revision number and last modification time', () => {
    const changed = { ...event, sequence: 2, lastModified: '2024-07-23T08:15:30.000Z' };
    expect(unfolded(toIcs(changed, now))).toEqual(
      expect.arrayContaining([
        'DTSTAMP:20240722T090000Z',
        'LAST-MODIFIED:20240723T081530Z',
        'SEQUENCE:2',
        'STATUS:CONFIRMED',
      ]),
    );
  });

  it('[R16] a calendar file cancels one event, or the whole calendar if all are cancelled', () => {
    const cancelled = { ...event, isCancelled: true };
    const lines = unfolded(toIcs(cancelled, now));
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'STATUS:CANCELLED',
        expect.stringMatching(/^ORGANIZER:mailto:/),
      ]),
    );
    const mixed = unfolded(toIcs([cancelled, { ...event, uid: 'other' }], now));
    expect(mixed).not.toContain('METHOD:CANCEL');
    expect(mixed.filter((line) => line.startsWith('STATUS:'))).toEqual([
      'STATUS:CANCELLED',
      'STATUS:CONFIRMED',
    ]);
    expect(toIcs([], now)).not.toContain('METHOD');
  });

  it('[PM4] dates without a time become all-day events in a calendar file, including the last day', () => {
    const lines = unfolded(
      toIcs(
        [
          { ...event, start: '2024-07-31' },
          { ...event, start: '2024-07-15', end: '2024-07-30' },
        ],
        now,
      ),
    );
    expect(lines.filter((line) => line.startsWith('DT') && line.includes('VALUE'))).toEqual([
      'DTSTART;VALUE=DATE:20240731',
      'DTEND;VALUE=DATE:20240801',
      'DTSTART;VALUE=DATE:20240715',
      'DTEND;VALUE=DATE:20240731',
    ]);
  });

  it('[PM4] a calendar event never ends before its start', () => {
    const ics = toIcs(
      { ...event, start: '2024-07-22T11:00:00+02:00', end: '2024-07-22T08:00:00Z' },
      now,
    );
    expect(valueOf(ics, 'DTSTART')).toBe('20240722T090000Z');
    expect(valueOf(ics, 'DTEND')).toBe('20240722T090000Z');
  });

  it('[PM4] special characters are escaped in a calendar file', () => {
    expect(toIcs({ ...event, title: 'a;b,c\\d\r\ne' }, now)).toContain(
      'SUMMARY:a\\;b\\,c\\\\d\\ne\r\n',
    );
  });

  it('[PM4] creating a calendar file with an invalid date throws a RangeError', () => {
    expect(() => toIcs({ ...event, start: 'soon' }, now)).toThrow(RangeError);
    expect(() => toIcs({ ...event, end: 'later' }, now)).toThrow(RangeError);
    expect(() => toIcs(event, 'today')).toThrow(RangeError);
    expect(() => toIcs({ ...event, lastModified: 'lately' }, now)).toThrow(RangeError);
  });

  it('[PM4] lines of a calendar file are folded at 75 octets without losing text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const ics = toIcs({ ...event, title }, now);
        for (const line of ics.split('\r\n')) {
          expect(utf8.encode(line).length).toBeLessThanOrEqual(75);
        }
        expect(valueOf(ics, 'SUMMARY')).toBe(title);
      }),
    );
  });

  it('[PM4] a calendar file contains no control characters or line breaks in texts @deep', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const lines = unfolded(toIcs({ uid: text, title: text, start: now, location: text }, now));
        expect(lines).toHaveLength(16);
        // oxlint-disable-next-line no-control-regex -- that none is left is what is proved
        expect(lines.join('')).not.toMatch(/[\u0000-\u0008\u000A-\u001F\u007F]/);
      }),
    );
  });
});

describe('text in a calendar file', () => {
  it.each([
    ['Notary\u202Efdp.exe', 'Notaryfdp.exe'],
    ['\u061Ca\u200Eb\u200Fc\u2066d\u2069', 'abcd'],
    ['a\r\nATTENDEE:mailto:x@y.example', 'a\nATTENDEE:mailto:x@y.example'],
    ['a\u2028b\u2029c\u0085d', 'a\nb\nc\nd'],
    ['a\u0000b\u0007c\u009Fd\ud800', 'abcd'],
    ['a\tb', 'a\tb'],
  ])('[R49] a calendar file contains %j as %j on a single line', (text, expected) => {
    const ics = toIcs({ ...event, title: text, description: text, location: text }, now);
    for (const name of ['SUMMARY', 'DESCRIPTION', 'LOCATION'])
      expect(valueOf(ics, name)).toBe(expected);
    expect(unfolded(ics).filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    expect(ics).not.toMatch(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/);
  });
});
