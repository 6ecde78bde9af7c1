import {
  createWriter,
  linkAll,
  ReplacedError,
  specOf,
  type CollectionName,
  type IndexQuery,
  type LoadQuery,
  type RecordOf,
  type Sample,
  type Stored,
  type WorkspaceSource,
} from 'shared-kernel/server';
import { commitIn, remoteCollectionsIn, replaceIn, type PortalsBefore } from '../database/commit';
import type { Database } from '../database/open-database';
import { loadRows } from '../database/record-rows';
import { readLogIn } from '../database/sql-storage';
import { readState } from '../database/workspace-state';

const nothing = () => undefined;

const status = {
  durability: 'durable',
  reason: undefined,
  quarantined: 0,
  isAlone: false,
} as const;

/**
 * Reads each list and record only once. Reads of a transaction run one after the other, because they share a
 * connection.
 */
function createReads(database: Database) {
  const reads = new Map<string, Promise<readonly Stored<object>[]>>();
  let last: Promise<unknown> = Promise.resolve();

  return (collection: CollectionName, query?: LoadQuery) => {
    const name = JSON.stringify([collection, query]);
    const known = reads.get(name);
    if (known) return known;
    const read = last.then(() => loadRows(database, collection, query));
    last = read.catch(nothing);
    reads.set(name, read);
    return read;
  };
}

const recordOf = ({ record }: Stored<object>) => record;

/** Creates the command source for one database transaction. The source must not be used after the transaction. */
export function createTransactionSource(
  database: Database,
  sample: Sample,
  portalsBefore?: PortalsBefore,
): WorkspaceSource {
  const read = createReads(database);
  const list = async <C extends CollectionName>(collection: C) =>
    (await read(collection)).map(recordOf) as unknown as readonly RecordOf<C>[];
  const find = async <C extends CollectionName>(
    collection: C,
    index: string,
    range: IndexQuery = {},
  ) => (await read(collection, { index, range })).map(recordOf) as unknown as RecordOf<C>[];
  const get = async <C extends CollectionName>(collection: C, key: string) => {
    const [stored] = await read(collection, { keys: [key] });
    return stored as Stored<RecordOf<C>> | undefined;
  };
  const readLog = async () => ({ name: undefined, ...(await readLogIn(database)) });
  const epoch = async () => (await readState(database)).epoch;

  const withWriteLock: WorkspaceSource['withWriteLock'] = async (work, begun) => {
    let state = await readState(database);
    if (begun !== undefined && begun !== state.epoch) throw new ReplacedError();
    const writer = createWriter({
      storage: {
        commit: (commit) => commitIn(database, commit, portalsBefore),
        replace: (replacement) => replaceIn(database, replacement, sample),
      },
      sample,
      state: () => state,
      get,
      linkChanges: (changes, head) => Promise.resolve(linkAll(changes, head)),
      readLog: () => list('auditEntries'),
      synchronize: async () => {
        state = await readState(database);
      },
      committed: (next) => void (state = { ...state, ...next }),
      replaced: () => Promise.resolve(),
    });
    return work(writer);
  };

  return {
    // Commands on the server never use the query client, which only screens need.
    queryClient: undefined as never,
    list,
    load: list,
    readAll: list,
    peek: nothing,
    get,
    find,
    keys: async (collection) =>
      (await read(collection)).map(({ record }) => specOf(collection).keyOf(record)),
    count: async (collection, index, range) =>
      (await (index === undefined ? list(collection) : find(collection, index, range))).length,
    epoch,
    sampleMoment: async () => (await readState(database)).sampleMoment,
    withWriteLock,
    remoteCollections: () => remoteCollectionsIn(database),
    quarantined: () => Promise.resolve([]),
    logState: async () => ({ name: undefined, head: (await readState(database)).head }),
    readLog,
    status: () => status,
    subscribe: () => nothing,
    close: nothing,
  };
}
