import fc from 'fast-check';
import { formatDate, formatDateTime, formatUtc } from '../date';
import { addDays, daysBetween, createDayRangeFilter, createDayIndexer } from '../day';
import { toInstant, formatDateTimeInput } from '../moment';
import { startOfDay, toLocalDate } from '../local-date';
import { formatRelativeTime } from '../relative-time';

const moments = fc
  .date({ min: new Date('2000-01-02'), max: new Date('2198-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString());

const days = moments.map((moment) => moment.slice(0, 10));

const inWords = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const inNumbers = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });
const dayMs = 86_400_000;

function said(at: Date, now: Date, dayAt: (moment: Date) => string): string {
  const apart = at.getTime() - now.getTime();
  const days = (Date.parse(dayAt(at)) - Date.parse(dayAt(now))) / dayMs;
  if (Math.abs(apart) < 5_000) return 'just now';
  if (Math.abs(apart) >= dayMs && days !== 0) return inWords.format(days, 'day');
  const units = [
    ['hour', 3_600_000],
    ['minute', 60_000],
    ['second', 1_000],
  ] as const;
  const [unit, length] = units.find(([, each]) => Math.abs(apart) >= each) ?? units[2];
  return inNumbers.format(Math.trunc(apart / length), unit);
}

/** Defines tests that compare the date functions with `Intl` in a time zone. */
export function testDaysInZone(zone: string): void {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });

  describe(`the clock of ${zone}`, () => {
    it('[time] the tests run in the declared time zone', () => {
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    });

    it('[time, format] each timestamp is shown with its local date and time', () => {
      fc.assert(
        fc.property(moments, (moment) => {
          const at = new Date(moment);
          expect(toLocalDate(moment)).toBe(day.format(at));
          expect(formatDateTime(moment).replace(/ \S+$/, '')).toBe(clock.format(at));
          expect(formatDate(moment)).toBe(formatDate(day.format(at)));
        }),
      );
    });

    it('[time, format] a date without a time stays unchanged, and files contain UTC times', () => {
      fc.assert(
        fc.property(moments, (moment) => {
          const utcDay = moment.slice(0, 10);
          const named = new Date(`${utcDay}T12:00:00Z`).toLocaleDateString('en-US', {
            timeZone: 'UTC',
            dateStyle: 'medium',
          });
          expect([toLocalDate(utcDay), formatDate(utcDay), formatDateTime(utcDay)]).toEqual([
            utcDay,
            named,
            named,
          ]);
          expect(formatUtc(moment)).toBe(`${named}, ${moment.slice(11, 16)} UTC`);
        }),
      );
    });

    it('[time] each day starts one millisecond after the previous day ends', () => {
      fc.assert(
        fc.property(days, (each) => {
          const begins = startOfDay(each);
          expect(toLocalDate(begins)).toBe(each);
          expect(toLocalDate(Date.parse(begins) - 1)).toBe(addDays(each, -1));
          expect(daysBetween(Date.parse(begins) - 1, begins)).toBe(1);
        }),
      );
    });

    it('[time] a timestamp is found in a list of dates by its local date', () => {
      fc.assert(
        fc.property(fc.array(days, { minLength: 1 }), moments, (some, moment) => {
          const sorted = some.toSorted();
          const own = toLocalDate(moment);
          expect(createDayIndexer(sorted)(moment)).toBe(
            sorted.findLastIndex((each) => each <= own),
          );
          expect(createDayIndexer(sorted)(own)).toBe(createDayIndexer(sorted)(moment));
          const [from = '', to = from] = sorted;
          expect(createDayRangeFilter(from, to)(moment)).toBe(from <= own && own <= to);
          expect(createDayRangeFilter(from, undefined)(moment)).toBe(from <= own);
          expect(createDayRangeFilter(undefined, to)(moment)).toBe(own <= to);
        }),
      );
    });

    it('[R17, time, format] relative times match Intl and the local calendar days', () => {
      const distances = fc.oneof(
        fc.integer({ min: -6 * dayMs, max: 6 * dayMs }),
        fc.integer({ min: -26 * 3_600_000, max: 26 * 3_600_000 }),
        fc.integer({ min: -70_000, max: 70_000 }),
      );
      fc.assert(
        fc.property(moments, distances, (moment, distance) => {
          const now = new Date(moment);
          const at = new Date(now.getTime() + distance);
          expect(formatRelativeTime(at.toISOString(), moment)).toBe(
            said(at, now, (each) => day.format(each)),
          );
        }),
      );
    });

    it('[time] values of the browser’s date picker are converted to UTC and back', () => {
      fc.assert(
        fc.property(moments, (moment) => {
          const local = formatDateTimeInput(moment);
          expect(formatDateTimeInput(toInstant(local))).toBe(local);
        }),
      );
    });
  });
}
