import type { Connection } from './connection';
import { storedKeyOf } from './stored-record';
import type { IDBPDatabase } from 'idb';
import type { IndexQuery } from '../store/source';

/** The first batch is small, so that a short list is one request; the others make few of a long one. */
const firstBatch = 250;
const laterBatch = 1000;

/**
 * The values of a store in key order, in batches, each asked for before the one ahead of it is worked on, and not
 * before `whenFree` lets it. Rejects with a `StorageError` only.
 */
export async function* readAhead(
  connection: Connection,
  store: string,
  whenFree: () => Promise<void>,
): AsyncGenerator<readonly unknown[]> {
  const ask = (after: string | undefined, size: number): Promise<readonly unknown[]> => {
    const range = after === undefined ? undefined : IDBKeyRange.lowerBound(after, true);
    const asked = connection.use(async (database) => {
      await whenFree();
      return database.getAll(store, range, size);
    });
    // It is awaited in its turn, which may never come.
    asked.catch(() => undefined);
    return asked;
  };
  let size = firstBatch;
  let asked = ask(undefined, size);
  for (;;) {
    const values = await asked;
    const isLast = values.length < size;
    if (!isLast) {
      size = laterBatch;
      asked = ask(storedKeyOf(values.at(-1)), size);
    }
    yield values;
    if (isLast) return;
  }
}

/** The part of an index that a query is about; all of it where that is `undefined`. */
export function rangeOf({ equals, from, to }: IndexQuery): IDBKeyRange | undefined {
  if (equals !== undefined) return IDBKeyRange.only(equals);
  if (from !== undefined && to !== undefined) {
    return from <= to ? IDBKeyRange.bound(from, to) : IDBKeyRange.bound(from, from, true, false);
  }
  if (from !== undefined) return IDBKeyRange.lowerBound(from);
  return to === undefined ? undefined : IDBKeyRange.upperBound(to);
}

/** The values of an index from the last on, which it gives one by one only. */
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
