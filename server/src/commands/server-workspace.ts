import type { SampleLoader } from 'shared-kernel/server';
import type { Database } from '../database/open-database';
import type { RecordCache } from '../database/record-cache';
import { readState, type WorkspaceState } from '../database/workspace-state';

export interface ServerWorkspace {
  readonly database: Database;
  readonly cache: RecordCache;
  readonly sample: SampleLoader;
  readonly now: () => Date;
}

/** Updates the cache to the current state of the database and returns this state. */
export async function synchronize({ database, cache }: ServerWorkspace): Promise<WorkspaceState> {
  const state = await readState(database);
  if (cache.isCurrent(state)) return state;
  return database.transaction(
    async (snapshot) => {
      const found = await readState(snapshot);
      await cache.synchronize(snapshot, found);
      return found;
    },
    { isolationLevel: 'repeatable read' },
  );
}
