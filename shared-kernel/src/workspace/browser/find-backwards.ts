import type { IDBPDatabase } from 'idb';
import type { IndexQuery } from '../store/source';
import { rangeOf } from './index-range';

/** The values of an index from the last on, which it gives one by one only. */
export async function findBackwards(
  database: IDBPDatabase,
  store: string,
  index: string,
  query: IndexQuery,
): Promise<unknown[]> {
  const found: unknown[] = [];
  const most = query.limit ?? Infinity;
  let cursor = await database
    .transaction(store)
    .store.index(index)
    .openCursor(rangeOf(query), 'prev');
  while (cursor && found.length < most) {
    found.push(cursor.value);
    cursor = found.length < most ? await cursor.continue() : null;
  }
  return found;
}
