import { addDays, daysBetween } from 'shared-kernel/format';
import { ownMoment, sampleDay } from 'shared-kernel/workspace';

/** How many days a workspace is followed back that does not know the day of its seeding. */
const maxDaysBack = 31;

/**
 * The first day whose deadlines raise a notification: the day of seeding. A workspace whose sample was never moved may
 * have been seeded at any time, so that only what passed lately counts there.
 */
export function followedFrom(sampleMoment: string, today: string): string {
  const seeded = sampleDay(sampleMoment);
  const earliest = addDays(today, -maxDaysBack);
  return sampleMoment === ownMoment && seeded < earliest ? earliest : seeded;
}

const aMonday = '2024-07-01';

/** The Monday of a day's week. */
export const mondayOf = (day: string): string =>
  addDays(day, -(((daysBetween(aMonday, day) % 7) + 7) % 7));
