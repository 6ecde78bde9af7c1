import type { IDBPDatabase } from 'idb';
import type { IndexQuery } from './source';

/** The key range of a query; `undefined` for the whole index. */
export function rangeOf({ equals, from, to }: IndexQuery): IDBKeyRange | undefined {
  if (equals !== undefined) return IDBKeyRange.only(equals);
  if (from !== undefined && to !== undefined) {
    return from <= to ? IDBKeyRange.bound(from, to) : IDBKeyRange.bound(from, from, true, false);
  }
  if (from !== undefined) return IDBKeyRange.lowerBound(from);
  return to === undefined ? undefined : IDBKeyRange.upperBound(to);
}

/** Reads an index in descending order, which only a cursor supports. */
export async function findBackwards(
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
