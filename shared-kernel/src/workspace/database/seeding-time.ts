import { sampleConstants } from '../../fixtures/sample-constants';
import { toLocalDate } from '../../format';
import { isoDateLength, toLocalFields, padTwoDigits } from '../../format/local-date';

/** The original time of the sample (ISO). */
export const originalSampleTime: string = sampleConstants.now;

const minute = 60_000;

/**
 * Earliest and latest date for new sample data. Later dates would be invalid in records, and earlier dates would make
 * contract ids negative.
 */
const reach = { from: Date.UTC(1971, 0), to: Date.UTC(2180, 0) } as const;

function onClock(moment: number): string {
  const ahead = Math.round((toLocalFields(new Date(moment)).getTime() - moment) / minute);
  const shown = new Date(moment + ahead * minute).toISOString().slice(0, -1);
  const [hours, minutes] = [Math.trunc(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  return `${shown}${ahead < 0 ? '-' : '+'}${padTwoDigits(hours)}:${padTwoDigits(minutes)}`;
}

const ownOnClock = originalSampleTime.replace('Z', '+00:00');

/**
 * Returns the date and time (ISO 8601) for new sample data: the current minute with the user’s UTC offset, or the
 * original date if the clock is obviously wrong.
 */
export function getSeedingTime(now: Date): string {
  const begun = Math.floor(now.getTime() / minute) * minute;
  if (begun < reach.from || begun >= reach.to) return originalSampleTime;
  const shown = onClock(begun);
  return shown === ownOnClock ? originalSampleTime : shown;
}

/**
 * The local day of a sample’s time, in the time zone of the seeding. Without a stored UTC offset, the result is the
 * user’s local day.
 */
export const getSampleDate = (moment: string): string =>
  moment === originalSampleTime || !moment.endsWith('Z')
    ? moment.slice(0, isoDateLength)
    : toLocalDate(moment);
