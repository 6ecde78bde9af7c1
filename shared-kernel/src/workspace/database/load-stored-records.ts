import type { IDBPDatabase } from 'idb';
import type { CollectionName } from './collections';
import type { IndexQuery } from './source';
import type { LoadQuery } from './storage';
import { getStoreKey, getStoreName, getStoreRange } from './stored-record';

function rangeOf({ equals, from, to }: IndexQuery): IDBKeyRange | undefined {
  if (equals !== undefined) return IDBKeyRange.only(equals);
  if (from !== undefined && to !== undefined) {
    return from <= to ? IDBKeyRange.bound(from, to) : IDBKeyRange.bound(from, from, true, false);
  }
  if (from !== undefined) return IDBKeyRange.lowerBound(from);
  return to === undefined ? undefined : IDBKeyRange.upperBound(to);
}

/** Reads an index in descending order with a cursor, because only cursors support this order. */
async function findBackwards(
  database: IDBPDatabase,
  store: string,
  index: string,
  query: IndexQuery,
): Promise<unknown[]> {
  const found: unknown[] = [];
  const { limit = Infinity } = query;
  const inIndex = database.transaction(store).store.index(index);
  let cursor = await inIndex.openCursor(rangeOf(query), 'prev');
  while (cursor && found.length < limit) {
    found.push(cursor.value);
    cursor = found.length < limit ? await cursor.continue() : null;
  }
  return found;
}

/** Reads stored values without validating them. */
export async function loadStoredRecords(
  database: IDBPDatabase,
  collection: CollectionName,
  query?: LoadQuery,
) {
  const storeName = getStoreName(collection);
  if (!query) return (await database.getAll(storeName, getStoreRange(collection))) as unknown[];
  if ('keys' in query) {
    const { store } = database.transaction(storeName);
    const values: unknown[] = await Promise.all(
      query.keys.map((key) => store.get(getStoreKey(collection, key))),
    );
    return values.filter((value) => value !== undefined);
  }
  const { index, range } = query;
  if (range.descending) return findBackwards(database, collection, index, range);
  return (await database.getAllFromIndex(
    collection,
    index,
    rangeOf(range),
    range.limit,
  )) as unknown[];
}
