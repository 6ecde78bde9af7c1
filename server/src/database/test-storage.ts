import {
  toPublicState,
  type CollectionName,
  type Commit,
  type LoadQuery,
} from 'shared-kernel/server';
import { runInQueue } from '../commands/command-queue';
import { synchronize, type ServerWorkspace } from '../commands/server-workspace';
import { readAuditEntries } from './record-rows';
import { loadChangedRecords, readState } from './workspace-state';

/** Implements the kernel’s storage functions with the database and cache of the server, for tests. */
export function createTestStorage(workspace: ServerWorkspace) {
  const { database, cache } = workspace;
  return {
    async changesSince(since: number) {
      const state = await readState(database);
      const found = await loadChangedRecords(database, since, state);
      const changed = found?.map(({ collection, key }) => ({ collection, key }));
      return { ...toPublicState(state), changed };
    },
    async load(collection: CollectionName, query?: LoadQuery) {
      await synchronize(workspace);
      return cache.read(database, collection, query);
    },
    commit: (commit: Commit) => runInQueue(workspace, (batch) => batch.commit(commit)),
    async readLog() {
      const entries = await readAuditEntries(database);
      return { entries, head: (await readState(database)).head };
    },
    sampleMoment: async () => (await readState(database)).sampleMoment,
    close: () => undefined,
  };
}
