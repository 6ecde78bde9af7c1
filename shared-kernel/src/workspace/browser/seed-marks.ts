import type { IDBPObjectStore } from 'idb';
import type { CollectionName } from '../store/collections';
import type { Connection } from './connection';
import { metaStore, type Writing } from './database';
import { firstPackKey, packKey } from './pack';

/** What says in the database that a collection has its first records. */
export const seededMark = (collection: CollectionName) => `seeded:${collection}`;

/** Where the database says how far first records have come that are kept in several transactions. */
export const progressMark = (collection: CollectionName) => `seeding:${collection}`;

/**
 * What says that a record was changed, added or removed while the first records were on their way:
 * whatever stands in the database under its key, even nothing, is right.
 */
export const touchedMark = (collection: CollectionName, key: string) =>
  `touched:${collection}:${key}`;

/** The marks of what was touched, all of a collection or those between two keys. */
const touchedMarks = (collection: CollectionName, first?: string, last?: string) =>
  first === undefined || last === undefined
    ? IDBKeyRange.bound(`touched:${collection}:`, `touched:${collection};`, false, true)
    : IDBKeyRange.bound(touchedMark(collection, first), touchedMark(collection, last));

/** The store of what concerns the database itself, within a transaction. */
type Meta = Pick<IDBPObjectStore<unknown, string[], string, IDBTransactionMode>, 'getAllKeys'>;

/** The keys of a collection that were touched, all or those between two of them. */
export async function touchedKeys(
  meta: Meta,
  collection: CollectionName,
  first?: string,
  last?: string,
): Promise<string[]> {
  const marks = await meta.getAllKeys(touchedMarks(collection, first, last));
  return (marks as string[]).map((mark) => mark.slice(touchedMark(collection, '').length));
}

/** Notes that a collection has all its first records; what was touched is a record like others then. */
export async function markSeeded(transaction: Writing, collection: CollectionName): Promise<void> {
  const meta = transaction.objectStore(metaStore);
  await meta.delete(progressMark(collection));
  await meta.delete(touchedMarks(collection));
  // What was packed of them is a copy like others from now on, with what the log names since.
  const pack: unknown = await meta.get(firstPackKey(collection));
  if (pack !== undefined) {
    await meta.put(pack, packKey(collection));
    await meta.delete(firstPackKey(collection));
  }
  await meta.put(true, seededMark(collection));
}

export type SeedState = 'new' | 'begun' | 'seeded';

/** How far a collection's first records have come, whoever keeps them. */
export const seedState = (connection: Connection, collection: CollectionName): Promise<SeedState> =>
  connection.use(async (database) => {
    const meta = database.transaction(metaStore).store;
    const [seeded, progress, touched] = await Promise.all([
      meta.get(seededMark(collection)) as Promise<unknown>,
      meta.get(progressMark(collection)) as Promise<unknown>,
      meta.count(touchedMarks(collection)),
    ]);
    if (seeded !== undefined) return 'seeded';
    return progress !== undefined || touched !== 0 ? 'begun' : 'new';
  });
