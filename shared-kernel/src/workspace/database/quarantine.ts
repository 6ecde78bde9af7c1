import type { CollectionName } from './collections';
import type { QuarantinedRecord } from './source';
import type { Connection } from './connection';
import { quarantineStoreName } from './open-database';
import {
  parseStoredRecord,
  getStoreKey,
  getStoreName,
  runWriteTransaction,
  type WriteTransaction,
} from './stored-record';

export type InvalidRecord = Omit<QuarantinedRecord, 'at'> & { readonly collection: CollectionName };

async function move(transaction: WriteTransaction, invalid: InvalidRecord): Promise<boolean> {
  const { collection, key } = invalid;
  const store = transaction.objectStore(getStoreName(collection));
  const storeKey = getStoreKey(collection, key);
  const value: unknown = await store.get(storeKey);
  if (value === undefined || parseStoredRecord(collection, value).ok) return false;
  const at = new Date().toISOString();
  await transaction.objectStore(quarantineStoreName).add({ ...invalid, value, at });
  await store.delete(storeKey);
  return true;
}

/**
 * Moves invalid records to the quarantine and returns how many were moved. Records that another tab has corrected in
 * the meantime are not moved.
 */
export async function quarantineInvalidRecords(
  connection: Connection,
  invalid: readonly InvalidRecord[],
): Promise<number> {
  const names = [...new Set(invalid.map(({ collection }) => getStoreName(collection)))];
  const moved = await connection.use((database) =>
    runWriteTransaction(database, [...names, quarantineStoreName], (transaction) =>
      Promise.all(invalid.map((record) => move(transaction, record))),
    ),
  );
  return moved.filter(Boolean).length;
}
