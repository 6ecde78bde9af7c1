import type { Connection } from './connection';
import { storedKeyOf } from './stored-record';

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
