import { world } from '../fixtures/world';
import type { WorkspaceSource } from './source';

/** However long nothing was done, the workspace's clock moves on by at most this much, in milliseconds. */
const longestPauseMs = 10 * 60_000;

/** The moment a workspace stands at, given when something was last done in it (ISO both). */
export const workspaceTime = (lastDoneAt: string | undefined): string =>
  lastDoneAt !== undefined && lastDoneAt > world.now ? lastDoneAt : world.now;

/** Asks for what was last done, which is what tells a workspace's time. */
export const lastDone = { index: 'at', query: { descending: true, limit: 1 } } as const;

/**
 * The clock that commands run on. It starts at the sample's own moment and runs while somebody works,
 * so that what is done today follows what the sample says was done this morning: a milestone is not
 * two years late, a settlement did not take two years, and the last 30 days stay the sample's.
 */
export function createWorkspaceClock(source: WorkspaceSource, wallClock: () => Date) {
  let lastAsked = wallClock().getTime();
  return async (): Promise<Date> => {
    const [last] = await source.find('auditEntries', lastDone.index, lastDone.query);
    const asked = wallClock().getTime();
    const elapsed = Math.min(Math.max(asked - lastAsked, 1), longestPauseMs);
    lastAsked = asked;
    return new Date(Date.parse(workspaceTime(last?.at)) + elapsed);
  };
}
