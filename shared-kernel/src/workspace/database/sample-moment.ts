import { world } from '../../fixtures/world';
import { dayOf } from '../../format';
import { dayLength, onReadersClock, two } from '../../format/reader-clock';

/**
 * The moment that the unmoved sample stands at (ISO).
 *
 * @example
 * const isUnmoved = useSampleMoment() === ownMoment;
 */
export const ownMoment: string = world.now;

const minute = 60_000;

/**
 * After these years the moved sample would speak of days that no record can have; before them, as a clock that was
 * never set says, its contracts would be older than 1970, from which their ids count.
 */
const reach = { from: Date.UTC(1971, 0), to: Date.UTC(2180, 0) } as const;

/** A moment as the reader's clock shows it, with how far that is ahead of UTC: `2026-11-24T00:30:00.000+01:00`. */
function onClock(moment: number): string {
  const ahead = Math.round((onReadersClock(new Date(moment)).getTime() - moment) / minute);
  const shown = new Date(moment + ahead * minute).toISOString().slice(0, -1);
  const [hours, minutes] = [Math.trunc(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  return `${shown}${ahead < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

const ownOnClock = ownMoment.replace('Z', '+00:00');

/**
 * The moment (ISO) that a sample seeded now is moved to: this minute on the reader's clock, whose day its days are moved
 * to; its own where the clock is plainly wrong.
 */
export function seedingMoment(now: Date): string {
  const begun = Math.floor(now.getTime() / minute) * minute;
  if (begun < reach.from || begun >= reach.to) return ownMoment;
  const shown = onClock(begun);
  return shown === ownOnClock ? ownMoment : shown;
}

/**
 * The day of a sample's present, given its moment: the day on the clock that it was seeded by, whichever clock reads it.
 * An earlier version kept no clock with the moment; there it is the reader's own.
 *
 * @example
 * sampleDay(ownMoment); // '2024-07-22'
 */
export const sampleDay = (moment: string): string =>
  moment === ownMoment || !moment.endsWith('Z') ? moment.slice(0, dayLength) : dayOf(moment);
