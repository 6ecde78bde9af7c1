import { latestMoment } from '../domain/times';
import { world } from '../fixtures/world';
import { dayOf, instantOf, millisecondsOf } from '../format';
import type { IndexQuery, WorkspaceSource } from './source';

/** However long nothing was done, the workspace's clock moves on by at most this much, in milliseconds. */
const longestPauseMs = 10 * 60_000;

const sampleMoment = millisecondsOf(world.now);

/** What was done later than this is not done yet: the time outside, unless that is plainly wrong. */
const horizonOf = (wallClock: Date): number =>
  wallClock.getTime() > sampleMoment ? Math.min(wallClock.getTime(), latestMoment) : latestMoment;

function momentOf(lastDoneAt: string | undefined, horizon: number): number {
  const done = lastDoneAt === undefined ? NaN : millisecondsOf(lastDoneAt);
  return Number.isNaN(done) ? sampleMoment : Math.min(Math.max(done, sampleMoment), horizon);
}

/** The moment a workspace stands at, given when something was last done in it (ISO both). */
export const workspaceTime = (lastDoneAt: string | undefined, wallClock: Date): string =>
  instantOf(momentOf(lastDoneAt, horizonOf(wallClock)));

/**
 * Asks for what was last done, which is what tells a workspace's time. What is dated later than today,
 * having been imported so, tells nothing.
 */
export const lastDone = (wallClock: Date) => {
  const today = dayOf(horizonOf(wallClock));
  const query: IndexQuery = { descending: true, limit: 1, to: `${today}T23:59:59.999Z` };
  return { index: 'at', query } as const;
};

/**
 * The clock that commands run on. It starts at the sample's own moment and runs while somebody works,
 * so that what is done today follows what the sample says was done this morning: a milestone is not
 * two years late, a settlement did not take two years, and the last 30 days stay the sample's.
 */
export function createWorkspaceClock(source: WorkspaceSource, wallClock: () => Date) {
  let lastAsked = wallClock().getTime();
  return async (): Promise<Date> => {
    const { index, query } = lastDone(wallClock());
    const [last] = await source.find('auditEntries', index, query);
    const wall = wallClock();
    const elapsed = Math.min(Math.max(wall.getTime() - lastAsked, 1), longestPauseMs);
    lastAsked = wall.getTime();
    const horizon = horizonOf(wall);
    return new Date(Math.min(momentOf(last?.at, horizon) + elapsed, horizon));
  };
}
