import { unwrap, type IDBPDatabase } from 'idb';
import {
  appendOnlyCollections,
  collectionNames,
  isRemoteCollection,
  replaceableCollections,
} from './collections';
import { metaStore, quarantineStore, versionKey } from './open-database';
import { seedCollection, writeSeedingTime } from './sample-seeding';
import type { Commit, CommitResult, Replacement } from './storage';
import {
  applyReplacement,
  findConflicts,
  isCommitApplied,
  isCommitCurrent,
  toPublicState,
  readState,
  type PersistedStorageState,
} from './storage-state';
import {
  batchRequests,
  remoteStore,
  runWriteTransaction,
  toStoredRecord,
  getStoreKey,
  getStoreName,
  type WriteTransaction,
} from './stored-record';

/** Key of the storage state in the object store `meta`. */
export const stateKey = 'state';

export const allStores = [...collectionNames, remoteStore, metaStore, quarantineStore];

export type WriteCallback = (
  transaction: WriteTransaction,
  state: PersistedStorageState,
) => Promise<PersistedStorageState>;

interface Committed {
  readonly result: CommitResult;
  readonly to?: PersistedStorageState;
}

async function conflictsIn(
  transaction: WriteTransaction,
  state: PersistedStorageState,
  commit: Commit,
  names: readonly string[],
) {
  if (isCommitCurrent(state, commit)) return [];
  // A replacement of all records conflicts with every other change.
  if (names === allStores) return commit.changes;
  return findConflicts(state, commit, async ({ collection, key }) => {
    const store = transaction.objectStore(getStoreName(collection));
    const stored = (await store.get(getStoreKey(collection, key))) as
      | { readonly revision: number }
      | undefined;
    return stored?.revision ?? 0;
  });
}

/** Writes a commit in one transaction, unless there are conflicts or the commit has already been written. */
export const commitInTransaction = (
  database: IDBPDatabase,
  names: readonly string[],
  commit: Commit,
  write: WriteCallback,
): Promise<Committed> =>
  runWriteTransaction(
    database,
    [...new Set([...names, metaStore])],
    async (transaction): Promise<Committed> => {
      const meta = transaction.objectStore(metaStore);
      const state = readState(await meta.get(stateKey));
      if (isCommitApplied(state, commit))
        return { result: { ok: true, state: toPublicState(state) } };
      const conflicts = await conflictsIn(transaction, state, commit, names);
      if (conflicts.length > 0) return { result: { ok: false, conflicts } };
      const to = await write(transaction, state);
      await meta.put(to, stateKey);
      return { result: { ok: true, state: toPublicState(to) }, to };
    },
    // With strict durability, data is on disk before the user sees that it is saved.
    'strict',
  );

export const putChanges = (transaction: WriteTransaction, { changes }: Commit): Promise<void> =>
  batchRequests(changes, ({ collection, key, stored }) => {
    const store = unwrap(transaction.objectStore(getStoreName(collection)));
    return stored
      ? store.put(toStoredRecord(collection, stored))
      : store.delete(getStoreKey(collection, key));
  });

/**
 * Replaces all collections except the audit log, then writes the changes in `replacement`, such as the audit entry
 * about it.
 */
export async function replaceStores(
  transaction: WriteTransaction,
  state: PersistedStorageState,
  replacement: Replacement,
): Promise<PersistedStorageState> {
  const { contents, sampleMoment } = replacement;
  const cleared = [...replaceableCollections, remoteStore, metaStore, quarantineStore];
  const remoteNames = Object.keys(contents).filter(isRemoteCollection);
  const version: unknown = await transaction.objectStore(metaStore).get(versionKey);
  await Promise.all(cleared.map((name) => transaction.objectStore(name).clear()));
  await transaction.objectStore(metaStore).put(version, versionKey);
  await writeSeedingTime(transaction, sampleMoment);
  for (const name of appendOnlyCollections) await seedCollection(transaction, name, []);
  for (const name of [...replaceableCollections, ...remoteNames]) {
    const records = contents[name];
    if (records) await seedCollection(transaction, name, records);
  }
  await putChanges(transaction, replacement);
  return applyReplacement(state, replacement);
}
