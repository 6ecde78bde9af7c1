import fc from 'fast-check';
import { formatDate, formatDateTime, formatUtc } from '../date';
import { addDays, daysBetween, onDays, placeAmongDays } from '../day';
import { instantOf, localMoment } from '../moment';
import { dayBegins, dayOf } from '../reader-clock';

const moments = fc
  .date({ min: new Date('2000-01-02'), max: new Date('2198-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString());

const days = moments.map((moment) => moment.slice(0, 10));

/** What every zone's clock keeps, held against Intl's own. */
export function keepsDays(zone: string): void {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });

  describe(`the clock of ${zone}`, () => {
    it('[time] is the one that these tests are read by', () => {
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    });

    it('[time, format] gives each moment its day and its time', () => {
      fc.assert(
        fc.property(moments, (moment) => {
          const at = new Date(moment);
          expect(dayOf(moment)).toBe(day.format(at));
          expect(formatDateTime(moment).replace(/ \S+$/, '')).toBe(clock.format(at));
          expect(formatDate(moment)).toBe(formatDate(day.format(at)));
        }),
      );
    });

    it('[time, format] leaves a day that day, and what a file says in UTC', () => {
      fc.assert(
        fc.property(moments, (moment) => {
          const utcDay = moment.slice(0, 10);
          const named = new Date(`${utcDay}T12:00:00Z`).toLocaleDateString('en-US', {
            timeZone: 'UTC',
            dateStyle: 'medium',
          });
          expect([dayOf(utcDay), formatDate(utcDay), formatDateTime(utcDay)]).toEqual([
            utcDay,
            named,
            named,
          ]);
          expect(formatUtc(moment)).toBe(`${named}, ${moment.slice(11, 16)} UTC`);
        }),
      );
    });

    it('[time] begins each day at its first moment, a millisecond after the day before', () => {
      fc.assert(
        fc.property(days, (each) => {
          const begins = dayBegins(each);
          expect(dayOf(begins)).toBe(each);
          expect(dayOf(Date.parse(begins) - 1)).toBe(addDays(each, -1));
          expect(daysBetween(Date.parse(begins) - 1, begins)).toBe(1);
        }),
      );
    });

    it('[time] finds a moment among days as its own day stands among them', () => {
      fc.assert(
        fc.property(fc.array(days, { minLength: 1 }), moments, (some, moment) => {
          const sorted = some.toSorted();
          const own = dayOf(moment);
          expect(placeAmongDays(sorted)(moment)).toBe(sorted.findLastIndex((each) => each <= own));
          expect(placeAmongDays(sorted)(own)).toBe(placeAmongDays(sorted)(moment));
          const [from = '', to = from] = sorted;
          expect(onDays(from, to)(moment)).toBe(from <= own && own <= to);
          expect(onDays(from, undefined)(moment)).toBe(from <= own);
          expect(onDays(undefined, to)(moment)).toBe(own <= to);
        }),
      );
    });

    it('[time] takes what a picker of the browser gives, and gives it back', () => {
      fc.assert(
        fc.property(moments, (moment) => {
          const local = localMoment(moment);
          expect(localMoment(instantOf(local))).toBe(local);
        }),
      );
    });
  });
}
