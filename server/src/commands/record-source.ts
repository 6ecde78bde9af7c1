import {
  createWriter,
  linkEntries,
  ReplacedError,
  isRemoteCollection,
  type CollectionName,
  type Commit,
  type CommitResult,
  type IndexQuery,
  type LoadQuery,
  type RecordOf,
  type SampleLoader,
  type StorageState,
  type StoredVersion,
  type WorkspaceSource,
} from 'shared-kernel/server';
import type { Database } from '../database/open-database';
import { listCollections, readEntries } from '../database/record-rows';
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

/** Reads each list and record only once, and one after another, because a transaction has only one connection. */
function createReads(readRecords: RecordLoader): RecordLoader {
  const reads = new Map<string, Promise<readonly StoredVersion<object>[]>>();
  let last: Promise<unknown> = Promise.resolve();

  return (collection, query) => {
    const name = JSON.stringify([collection, query]);
    const known = reads.get(name);
    if (known) return known;
    const read = last.then(() => readRecords(collection, query));
    last = read.catch(nothing);
    reads.set(name, read);
    return read;
  };
}

const recordOf = ({ record }: StoredVersion<object>) => record;

export interface RecordSourceOptions {
  readonly read: RecordLoader;
  readonly database: Database;
  readonly sample: SampleLoader;
  /** State and function for writing records. Absent for a read-only source. */
  readonly write?: {
    readonly state: WorkspaceState;
    readonly commit: (commit: Commit) => Promise<CommitResult>;
  };
}

/** Creates a record source for one command or request. Do not reuse it for another one. */
export function createRecordSource({
  read: readRecords,
  database,
  sample,
  write,
}: RecordSourceOptions): WorkspaceSource {
  const read = createReads(readRecords);
  const list = async <C extends CollectionName>(collection: C) =>
    (await read(collection)).map(recordOf) as unknown as readonly RecordOf<C>[];
  const find = async <C extends CollectionName>(
    collection: C,
    index: string,
    range: IndexQuery = {},
  ) => (await read(collection, { index, range })).map(recordOf) as unknown as RecordOf<C>[];
  const get = async <C extends CollectionName>(collection: C, key: string) => {
    const [stored] = await read(collection, { keys: [key] });
    return stored as StoredVersion<RecordOf<C>> | undefined;
  };
  const currentState = () => Promise.resolve(write?.state ?? readState(database));

  const withWriteLock: WorkspaceSource['withWriteLock'] = async (work, begun) => {
    if (!write) throw new Error('This source only reads.');
    let state: StorageState = write.state;
    if (begun !== undefined && begun !== state.epoch) throw new ReplacedError();
    const writer = createWriter({
      storage: {
        commit: (commit) => (commit.replacement ? refuseReplacement() : write.commit(commit)),
      },
      sample,
      state: () => state,
      get,
      linkChanges: (changes, head) => Promise.resolve(linkEntries(changes, head)),
      readLog: () => list('auditEntries'),
      synchronize: () => Promise.resolve(),
      committed: (next) => {
        state = { ...state, ...next };
        return Promise.resolve();
      },
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
    find,
    epoch: async () => (await currentState()).epoch,
    sampleMoment: async () => (await currentState()).sampleMoment,
    withWriteLock,
    remoteCollections: async () => (await listCollections(database)).filter(isRemoteCollection),
    quarantined: () => Promise.resolve([]),
    logState: async () => ({ name: undefined, head: (await currentState()).head }),
    readLog: async () => {
      const entries = await readEntries(database);
      return { name: undefined, entries, head: (await currentState()).head };
    },
    status: () => status,
    subscribe: () => nothing,
    close: nothing,
  };
}

/** Creates a read-only record source for a request. Synchronize the cache first. */
export const createReadOnlyRecordSource = ({
  cache,
  database,
  sample,
}: ServerWorkspace): WorkspaceSource =>
  createRecordSource({
    read: (collection, query) => cache.read(database, collection, query),
    database,
    sample,
  });
