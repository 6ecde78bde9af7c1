import { unwrap, type IDBPDatabase } from 'idb';
import {
  appendOnlyCollections,
  collectionNames,
  isRemoteCollection,
  replaceableCollections,
} from './collections';
import { metaStoreName, quarantineStoreName, schemaVersionKey } from './open-database';
import { seedCollection, writeSeedingTime } from './sample-seeding';
import type { Commit, CommitResult, Replacement } from './storage';
import {
  applyCommit,
  checkCommit,
  readState,
  toPublicState,
  type PersistedStorageState,
} from './storage-state';
import {
  batchRequests,
  remoteStoreName,
  runWriteTransaction,
  toStoredRecord,
  getStoreKey,
  getStoreName,
  type WriteTransaction,
} from './stored-record';

/** Key of the storage state in the object store `meta`. */
export const storageStateKey = 'state';

/** Replaces all collections except the audit log. */
async function replaceStores(
  transaction: WriteTransaction,
  { contents, sampleMoment }: Replacement,
): Promise<void> {
  const meta = transaction.objectStore(metaStoreName);
  const cleared = [...replaceableCollections, remoteStoreName, metaStoreName, quarantineStoreName];
  const remoteNames = Object.keys(contents).filter(isRemoteCollection);
  const version: unknown = await meta.get(schemaVersionKey);
  await Promise.all(cleared.map((name) => transaction.objectStore(name).clear()));
  await meta.put(version, schemaVersionKey);
  await writeSeedingTime(transaction, sampleMoment);
  for (const name of appendOnlyCollections) await seedCollection(transaction, name, []);
  for (const name of [...replaceableCollections, ...remoteNames]) {
    const records = contents[name];
    if (records) await seedCollection(transaction, name, records);
  }
}

type Committed = CommitResult & { readonly next?: PersistedStorageState };

/**
 * Writes a commit in one transaction, unless it conflicts or is already stored. Returns the new state after a write.
 */
export function commitInTransaction(database: IDBPDatabase, commit: Commit): Promise<Committed> {
  const { changes, replacement } = commit;
  const changed = changes.map(({ collection }) => getStoreName(collection));
  const stores = replacement ? [...collectionNames, remoteStoreName, quarantineStoreName] : changed;
  const work = async (transaction: WriteTransaction): Promise<Committed> => {
    const meta = transaction.objectStore(metaStoreName);
    const state = readState(await meta.get(storageStateKey));
    const known = await checkCommit(state, commit, async ({ collection, key }) => {
      const store = transaction.objectStore(getStoreName(collection));
      const stored = (await store.get(getStoreKey(collection, key))) as
        | { readonly revision: number }
        | undefined;
      return stored?.revision ?? 0;
    });
    if (known) return known;
    if (replacement) await replaceStores(transaction, replacement);
    await batchRequests(changes, ({ collection, key, stored }) => {
      const store = unwrap(transaction.objectStore(getStoreName(collection)));
      return stored
        ? store.put(toStoredRecord(collection, stored))
        : store.delete(getStoreKey(collection, key));
    });
    const next = applyCommit(state, commit);
    await meta.put(next, storageStateKey);
    return { ok: true, state: toPublicState(next), next };
  };
  // With strict durability, data is on disk before the user sees that it is saved.
  return runWriteTransaction(database, [...new Set([...stores, metaStoreName])], work, 'strict');
}
