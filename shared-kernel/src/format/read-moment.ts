import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

export type { Dayjs };

/** A moment: an ISO timestamp or date, a Date, or milliseconds since 1970. */
export type Moment = string | number | Date;

/**
 * A moment in UTC; an invalid one for text that is no date. Date reads the text: dayjs alone takes the month 13 as the
 * next year's first and a time without a zone as UTC, and its strict forms refuse offsets other than the reader's and
 * years beyond 9999 (read-moment.test.ts). Intl names zones other than the reader's, for dayjs's own plugin asks it too.
 */
export const readMoment = (moment: Moment): Dayjs => dayjs.utc(new Date(moment));

/** A moment in a dayjs form. Throws a RangeError for what is no moment. */
export function written(at: Dayjs, form: string): string {
  if (!at.isValid()) throw new RangeError('Not a moment.');
  return at.format(form);
}
