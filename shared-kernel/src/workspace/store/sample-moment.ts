import { world } from '../../fixtures/world';
import { instantOf } from '../../format';

/** The moment that the unmoved sample stands at (ISO). */
export const ownMoment: string = world.now;

const minute = 60_000;

/**
 * After these years the moved sample would speak of days that no record can have; before them, as a clock that was
 * never set says, its contracts would be older than 1970, from which their ids count.
 */
const reach = { from: Date.UTC(1971, 0), to: Date.UTC(2180, 0) } as const;

/** The moment (ISO) that a sample seeded now is moved to: this minute; its own where the clock is plainly wrong. */
export function seedingMoment(now: Date): string {
  const begun = Math.floor(now.getTime() / minute) * minute;
  return begun >= reach.from && begun < reach.to ? instantOf(begun) : ownMoment;
}
