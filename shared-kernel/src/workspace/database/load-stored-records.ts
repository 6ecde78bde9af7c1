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

/** Reads stored values without validating them. */
export async function loadStoredRecords(
  database: IDBPDatabase,
  collection: CollectionName,
  query?: LoadQuery,
): Promise<unknown[]> {
  const name = getStoreName(collection);
  if (!query) return database.getAll(name, getStoreRange(collection));
  const { store } = database.transaction(name);
  if ('keys' in query) {
    const keys = query.keys.map((key) => getStoreKey(collection, key));
    const values: unknown[] = await Promise.all(keys.map((key) => store.get(key)));
    return values.filter((value) => value !== undefined);
  }
  const { descending, limit = Infinity, ...range } = query.range;
  const index = store.index(query.index);
  if (!descending) return index.getAll(rangeOf(range), query.range.limit);
  const found: unknown[] = [];
  // Only a cursor reads an index in descending order.
  for await (const { value } of index.iterate(rangeOf(range), 'prev')) {
    found.push(value);
    if (found.length >= limit) break;
  }
  return found;
}
