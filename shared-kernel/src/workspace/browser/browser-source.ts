import { Sample, sampleSeed } from '../store/seed-data';
import type { WorkspaceSource } from '../store/source';
import { WorkspaceStore } from '../store/workspace-store';
import { workspaceDatabase, type BrowserSourceOptions } from './browser-source-options';
import { openConnection } from './connection';
import { DatabasePort } from './database-port';
import { hasLocks } from './tabs';

export { workspaceDatabase, type BrowserSourceOptions } from './browser-source-options';

/** This browser's workspace, in IndexedDB while that is available. */
export function createBrowserSource({
  name = workspaceDatabase,
  seed = sampleSeed,
  now,
  steps,
  onNew,
}: BrowserSourceOptions = {}): WorkspaceSource {
  const sample = new Sample(seed, now);
  return new WorkspaceStore({
    sample,
    status: { durability: 'durable', reason: undefined, quarantined: 0, isAlone: !hasLocks() },
    open: async (events) => {
      const connection = await openConnection({
        name,
        ...(steps && { steps }),
        ...(onNew && { onNew }),
        onWanted: events.onWanted,
        onLost: events.onWritten,
      });
      return new DatabasePort({ name, connection, sample, events });
    },
  });
}
