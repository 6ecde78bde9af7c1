import { unwrap } from 'idb';
import { specOf, type CollectionName } from '../store/collections';
import type { Connection } from './connection';
import { metaStore, writeInto, type Writing } from './database';
import { inBulk } from './in-bulk';
import { seededMark } from './seeded-mark';
import { storedRecordOf } from './stored-record';

/**
 * What versions before this one, which kept many first records in steps, left between two of them: how far they were,
 * and which records had been changed, added or removed meanwhile.
 */
const progressMark = (collection: CollectionName) => `seeding:${collection}`;
const touchedMark = (collection: CollectionName) => `touched:${collection}:`;
const touchedMarks = (collection: CollectionName) =>
  IDBKeyRange.bound(touchedMark(collection), `touched:${collection};`, false, true);

/** Puts a collection's first records into its store, and notes that they are there. */
export async function fillStore(
  transaction: Writing,
  collection: CollectionName,
  records: Iterable<object>,
): Promise<void> {
  const store = unwrap(transaction.objectStore(collection));
  await inBulk(records, (record) => store.put(storedRecordOf(collection, { record, revision: 1 })));
  await transaction.objectStore(metaStore).put(true, seededMark(collection));
}

export const isSeeded = (connection: Connection, collection: CollectionName): Promise<boolean> =>
  connection.use(async (database) => (await database.count(metaStore, seededMark(collection))) > 0);

/** Seeds a collection in one step, unless another tab has: records that were changed stay as they are. */
export function seedStore(
  connection: Connection,
  collection: CollectionName,
  records: readonly object[],
): Promise<void> {
  const { keyOf } = specOf(collection);
  const seed = async (transaction: Writing) => {
    const meta = transaction.objectStore(metaStore);
    if ((await meta.count(seededMark(collection))) > 0) return;
    const touched = new Set(await meta.getAllKeys(touchedMarks(collection)));
    const isUntouched = (record: object) => !touched.has(touchedMark(collection) + keyOf(record));
    await fillStore(transaction, collection, records.filter(isUntouched));
    await meta.delete(touchedMarks(collection));
    await meta.delete(progressMark(collection));
  };
  return connection.use((database) => writeInto(database, [collection, metaStore], seed));
}
