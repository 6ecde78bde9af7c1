import { openDB, type IDBPDatabase } from 'idb';
import { collectionNames, getCollectionSpec } from './collections';
import { currentSchemaVersion } from './schema-version';
import { StorageError } from './source-errors';
import { formatIndexPath, hasErrorName, remoteStoreName } from './stored-record';

/** Object store for the storage state, the schema version and the date of the sample data. */
export const metaStoreName = 'meta';

export const quarantineStoreName = 'quarantine';

export const schemaVersionKey = 'schemaVersion';

/** Maximum time for opening the database, in milliseconds. */
const maxOpeningMs = 10_000;

export interface OpenOptions {
  readonly name: string;
  /** The expected schema version. Opening a database of another version fails with the reason `other-version`. */
  readonly version?: number | undefined;
  readonly onNew?: (() => void) | undefined;
  /** If true, opening a missing database fails with the reason `failed`. By default, the database is created. */
  readonly mustExist?: boolean;
  /** Called when another page wants to delete or upgrade the database. Close the connection then. */
  readonly onWanted: () => void;
  readonly onLost: () => void;
}

function createStores(database: IDBPDatabase): void {
  for (const name of collectionNames) {
    const store = database.createObjectStore(name, { keyPath: 'key' });
    for (const index of Object.keys(getCollectionSpec(name).indexes)) {
      store.createIndex(index, formatIndexPath(index));
    }
  }
  database.createObjectStore(remoteStoreName, { keyPath: ['collection', 'key'] });
  database.createObjectStore(quarantineStoreName, { autoIncrement: true });
  database.createObjectStore(metaStoreName);
}

async function versionOf(database: IDBPDatabase): Promise<unknown> {
  if (!database.objectStoreNames.contains(metaStoreName)) return undefined;
  return database.get(metaStoreName, schemaVersionKey);
}

async function open({ name, version, onNew, mustExist, onWanted, onLost }: OpenOptions) {
  const expected = version ?? currentSchemaVersion;
  let failure: unknown;
  // No IndexedDB version is specified, because an upgrade would block pages that use another version. The schema
  // version is stored separately.
  const opening = openDB(name, undefined, {
    upgrade: (created, _from, _to, transaction) => {
      transaction.done.catch(() => undefined);
      try {
        if (mustExist) throw new StorageError('failed');
        createStores(created);
        transaction
          .objectStore(metaStoreName)
          .put(expected, schemaVersionKey)
          .catch(() => undefined);
        onNew?.();
      } catch (error) {
        failure = error;
        transaction.abort();
      }
    },
    blocking: onWanted,
    terminated: onLost,
  });
  const database = await opening.catch((error: unknown) => {
    throw failure ?? error;
  });
  if ((await versionOf(database)) === expected) return database;
  database.close();
  throw new StorageError('other-version');
}

/** Opens the database, or creates it. Rejects with a `StorageError`. */
export function openDatabase(options: OpenOptions): Promise<IDBPDatabase> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const fail = (error: StorageError) => {
      isOver = true;
      clearTimeout(timer);
      reject(error);
    };
    const timer = setTimeout(() => fail(new StorageError('unresponsive')), maxOpeningMs);
    open(options).then(
      (database) => {
        clearTimeout(timer);
        if (isOver) database.close();
        else resolve(database);
      },
      (cause: unknown) => {
        const reason = hasErrorName(cause, 'QuotaExceededError') ? 'full' : 'blocked';
        fail(cause instanceof StorageError ? cause : new StorageError(reason, { cause }));
      },
    );
  });
}
