import { openDB, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { collectionNames, specOf, type CollectionName } from '../store/collections';
import { migrateRecord, migrations, type Migration } from '../store/migrations';
import type { MemoryReason } from '../store/status';
import { isNamed, storedRecordOf, indexPath, openStoredRecord } from './stored-record';

/** The store of what concerns the database itself: its epoch, and which collections were seeded. */
export const metaStore = 'meta';

/** The store of the records that their schema refused. */
export const quarantineStore = 'quarantine';

/** How long another tab may keep an upgrade waiting, and how long opening may take, in milliseconds. */
const patienceMs = { upgrade: 3000, opening: 10_000 } as const;

export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  constructor(
    readonly reason: MemoryReason,
    options?: ErrorOptions,
  ) {
    super(`The database cannot be opened: ${reason}`, options);
  }
}

export interface OpenOptions {
  readonly name: string;
  readonly steps?: readonly Migration[];
  /** It did not exist before, and is being created. */
  readonly onNew?: () => void;
  /** It was open before: one that no longer exists is not created, and is refused as `failed`. */
  readonly mustExist?: boolean;
  /** A newer version wants the database, or it is being deleted. */
  readonly onWanted: (reason: MemoryReason) => void;
  /** The browser closed it. */
  readonly onLost: () => void;
}

/** What says in the database that a collection has its first records. */
export const seededMark = (collection: CollectionName) => `seeded:${collection}`;

type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

/** Creates what is missing, and gives the collections that are new. */
function createStores(database: IDBPDatabase, transaction: Upgrade): readonly CollectionName[] {
  const created = collectionNames.filter((name) => !database.objectStoreNames.contains(name));
  for (const name of created) database.createObjectStore(name, { keyPath: 'key' });
  for (const name of collectionNames) {
    const store = transaction.objectStore(name);
    for (const index of Object.keys(specOf(name).indexes)) {
      if (!store.indexNames.contains(index)) store.createIndex(index, indexPath(index));
    }
  }
  for (const name of [metaStore, quarantineStore]) {
    if (!database.objectStoreNames.contains(name)) {
      database.createObjectStore(name, name === metaStore ? undefined : { autoIncrement: true });
    }
  }
  return created;
}

async function migrateStore(
  transaction: Upgrade,
  name: CollectionName,
  from: number,
  steps: readonly Migration[],
) {
  let cursor = await transaction.objectStore(name).openCursor();
  while (cursor) {
    const envelope = cursor.value as { readonly record?: unknown };
    const migrated = { ...envelope, record: migrateRecord(name, envelope.record, from, steps) };
    const opened = openStoredRecord(name, migrated);
    await cursor.update(opened.ok ? storedRecordOf(name, opened.stored) : migrated);
    cursor = await cursor.continue();
  }
}

async function upgrade(
  database: IDBPDatabase,
  transaction: Upgrade,
  from: number,
  steps: readonly Migration[],
) {
  const created = createStores(database, transaction);
  if (from === 0) return;
  // The sample's records are not those of a workspace that was worked in before it knew the collection.
  const meta = transaction.objectStore(metaStore);
  await Promise.all(created.map((name) => meta.put(true, seededMark(name))));
  const changed = collectionNames.filter((name) =>
    steps.slice(from - 1).some((step) => step[name]),
  );
  for (const name of changed) await migrateStore(transaction, name, from, steps);
}

function reasonOf(error: unknown): MemoryReason {
  if (isNamed(error, 'QuotaExceededError')) return 'full';
  if (isNamed(error, 'VersionError')) return 'newer-tab';
  return 'blocked';
}

/**
 * Opens the database, creating or migrating it. It rejects with `DatabaseUnavailable`: where the
 * browser refuses, does not answer, or another tab keeps an upgrade waiting.
 */
export function openDatabase({
  name,
  steps = migrations,
  onNew,
  mustExist = false,
  onWanted,
  onLost,
}: OpenOptions): Promise<IDBPDatabase> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const giveUp = (reason: MemoryReason, cause?: unknown) => {
      isOver = true;
      clearTimeout(waiting);
      reject(new DatabaseUnavailable(reason, { cause }));
    };
    let waiting = setTimeout(() => giveUp('unresponsive'), patienceMs.opening);
    const open = async () => {
      const database = await openDB(name, steps.length + 1, {
        upgrade: (opened, from, _to, transaction) => {
          if (from === 0 && mustExist) {
            transaction.done.catch(() => giveUp('failed'));
            transaction.abort();
            return;
          }
          if (from === 0) onNew?.();
          upgrade(opened, transaction, from, steps).catch(() => transaction.abort());
        },
        blocked: () => {
          clearTimeout(waiting);
          waiting = setTimeout(() => giveUp('older-tab'), patienceMs.upgrade);
        },
        blocking: (_from, to) => onWanted(to === null ? 'failed' : 'newer-tab'),
        terminated: onLost,
      });
      clearTimeout(waiting);
      if (isOver) database.close();
      else resolve(database);
    };
    open().catch((error: unknown) => giveUp(reasonOf(error), error));
  });
}
