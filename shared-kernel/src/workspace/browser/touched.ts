import { unwrap } from 'idb';
import { byCollection } from '../store/apply-written';
import { specOf, type CollectionName } from '../store/collections';
import type { Written } from '../store/source';
import type { Connection } from './connection';
import { metaStore, type Writing } from './database';
import { storedRecordOf } from './stored-record';
import { inBulk } from './in-bulk';
import { seededMark, touchedKeys, touchedMark } from './seed-marks';

/**
 * Notes in the transaction of a write what it touches of collections whose first records may still be
 * on their way, so that none of them takes its place later.
 */
export async function markTouched(
  transaction: Writing,
  collections: ReadonlySet<CollectionName>,
  written: readonly Written[],
): Promise<void> {
  const meta = transaction.objectStore(metaStore);
  for (const [collection, changes] of byCollection(written)) {
    if (!collections.has(collection)) continue;
    const seeded: unknown = await meta.get(seededMark(collection));
    if (seeded !== undefined) continue;
    await inBulk(changes, ({ key }) => unwrap(meta).put(true, touchedMark(collection, key)));
  }
}

/**
 * What stands in the database under each key that was touched, `undefined` for what was removed.
 * Nothing at all where the first records have all come, and the store is right in everything.
 */
export function readTouched(
  connection: Connection,
  collection: CollectionName,
): Promise<ReadonlyMap<string, unknown> | undefined> {
  return connection.use(async (database) => {
    const transaction = database.transaction([collection, metaStore]);
    const meta = transaction.objectStore(metaStore);
    const [seeded, keys] = await Promise.all([
      meta.get(seededMark(collection)) as Promise<unknown>,
      touchedKeys(meta, collection),
    ]);
    if (seeded !== undefined) return undefined;
    const store = transaction.objectStore(collection);
    const values: unknown[] = await Promise.all(keys.map((key) => store.get(key)));
    return new Map(keys.map((key, at) => [key, values[at]]));
  });
}

/** What stands under a key while the first records may still be on their way: one of them where nobody touched it. */
export function readStanding(
  connection: Connection,
  collection: CollectionName,
  key: string,
  first: readonly object[],
): Promise<unknown> {
  return connection.use(async (database) => {
    const transaction = database.transaction([collection, metaStore]);
    const meta = transaction.objectStore(metaStore);
    const [value, seeded, touched] = await Promise.all<unknown>([
      transaction.objectStore(collection).get(key),
      meta.get(seededMark(collection)),
      meta.get(touchedMark(collection, key)),
    ]);
    if (value !== undefined || seeded !== undefined || touched !== undefined) return value;
    const record = first.find((candidate) => specOf(collection).keyOf(candidate) === key);
    return record && storedRecordOf(collection, { record, revision: 1 });
  });
}
