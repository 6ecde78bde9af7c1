import { sampleConstants } from '../../fixtures/sample-constants';
import { dayOf } from '../../format';
import { dayLength, toLocalFields, twoDigits } from '../../format/local-date';

/**
 * The original time of the sample (ISO).
 *
 * @example
 * const isUnmoved = useSampleTime() === originalSampleTime;
 */
export const originalSampleTime: string = sampleConstants.now;

const minute = 60_000;

/**
 * Limits for the time of the sample. After the upper limit, dates in records would be invalid. Before the lower limit,
 * contract ids would be negative, because they count milliseconds from 1970.
 */
const reach = { from: Date.UTC(1971, 0), to: Date.UTC(2180, 0) } as const;

/** A time as an ISO string with the user's UTC offset: `2026-11-24T00:30:00.000+01:00`. */
function onClock(moment: number): string {
  const ahead = Math.round((toLocalFields(new Date(moment)).getTime() - moment) / minute);
  const shown = new Date(moment + ahead * minute).toISOString().slice(0, -1);
  const [hours, minutes] = [Math.trunc(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  return `${shown}${ahead < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`;
}

const ownOnClock = originalSampleTime.replace('Z', '+00:00');

/**
 * The time (ISO) of a sample that is seeded now: the current minute with the user's UTC offset. If the clock is
 * obviously wrong, it is the original time.
 */
export function seedingTimeOf(now: Date): string {
  const begun = Math.floor(now.getTime() / minute) * minute;
  if (begun < reach.from || begun >= reach.to) return originalSampleTime;
  const shown = onClock(begun);
  return shown === ownOnClock ? originalSampleTime : shown;
}

/**
 * The day of a sample's time. It is the local day in the time zone of the seeding, even if the sample is read in
 * another time zone. Without a stored UTC offset, it is the user's day.
 *
 * @example
 * sampleDay(originalSampleTime); // '2024-07-22'
 */
export const sampleDay = (moment: string): string =>
  moment === originalSampleTime || !moment.endsWith('Z')
    ? moment.slice(0, dayLength)
    : dayOf(moment);
