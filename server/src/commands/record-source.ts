import {
  createWriter,
  linkEntries,
  WorkspaceReplacedError,
  isRemoteCollection,
  type CollectionName,
  type Commit,
  type CommitResult,
  type LoadQuery,
  type RecordOf,
  type StoredVersion,
  type WorkspaceSource,
} from 'shared-kernel/server';
import type { Database } from '../database/open-database';
import { listCollections, readAuditEntries } from '../database/record-rows';
import { readState, type WorkspaceState } from '../database/workspace-state';
import type { ServerWorkspace } from './server-workspace';

const nothing = () => undefined;

/** A command that replaces the whole workspace can run only in a browser. */
const refuseReplacement = () =>
  Promise.reject(new Error('A server does not replace its workspace.'));

const status = {
  durability: 'durable',
  reason: undefined,
  quarantined: 0,
  isAlone: false,
} as const;

export type RecordLoader = (
  collection: CollectionName,
  query?: LoadQuery,
) => Promise<readonly StoredVersion<object>[]>;

export interface RecordTransaction {
  readonly transaction: Database;
  readonly state: WorkspaceState;
  readonly read: RecordLoader;
  readonly commit: (commit: Commit) => Promise<CommitResult>;
}

/** Without `opened`, the source only reads, and the cache must be synchronized first. */
export function createRecordSource(
  { cache, database, sample }: ServerWorkspace,
  opened?: RecordTransaction,
): WorkspaceSource {
  const from = opened?.transaction ?? database;
  const read: RecordLoader =
    opened?.read ?? ((collection, query) => cache.read(database, collection, query));
  const readRecords = async <C extends CollectionName>(collection: C, query?: LoadQuery) =>
    (await read(collection, query)).map(({ record }) => record) as unknown as RecordOf<C>[];
  const list = <C extends CollectionName>(collection: C) => readRecords(collection);
  const get = async <C extends CollectionName>(collection: C, key: string) => {
    const [stored] = await read(collection, { keys: [key] });
    return stored as StoredVersion<RecordOf<C>> | undefined;
  };
  const currentState = async () => opened?.state ?? readState(database);

  const withWriteLock: WorkspaceSource['withWriteLock'] = async (work, begun) => {
    if (!opened) throw new Error('This source only reads.');
    if (begun !== undefined && begun !== opened.state.epoch) throw new WorkspaceReplacedError();
    const writer = createWriter({
      storage: {
        commit: (commit) => (commit.replacement ? refuseReplacement() : opened.commit(commit)),
      },
      sample,
      state: () => opened.state,
      get,
      linkChanges: (changes, head) => Promise.resolve(linkEntries(changes, head)),
      readLog: () => list('auditEntries'),
      synchronize: () => Promise.resolve(),
      committed: () => Promise.resolve(),
    });
    return work(writer);
  };

  return {
    // Commands never use the query client. Only screens need one.
    queryClient: undefined as never,
    list,
    load: list,
    readAll: list,
    peek: nothing,
    get,
    find: (collection, index, range = {}) => readRecords(collection, { index, range }),
    epoch: async () => (await currentState()).epoch,
    sampleMoment: async () => (await currentState()).sampleMoment,
    withWriteLock,
    remoteCollections: async () => (await listCollections(from)).filter(isRemoteCollection),
    quarantined: () => Promise.resolve([]),
    logState: async () => ({ name: undefined, head: (await currentState()).head }),
    readLog: async () => {
      const entries = await readAuditEntries(from);
      return { name: undefined, entries, head: (await currentState()).head };
    },
    status: () => status,
    subscribe: () => nothing,
    close: nothing,
  };
}
