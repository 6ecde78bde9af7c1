import type { Page } from '../../drive';

/** A record of the workspace. */
interface Place {
  readonly collection: string;
  readonly key: string;
}

/**
 * Reads what is kept of a record, as text. It is sent into pages as text, and so holds everything it
 * needs: `read` opens the database again each time, and waits for writers.
 */
function readerOf({ collection, key }: Place): () => Promise<string> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('The database failed.'));
    });
  return async () => {
    const database = await settled(indexedDB.open('trustfold'));
    try {
      const store = database.transaction(collection).objectStore(collection);
      return JSON.stringify(await settled(store.get(key)));
    } finally {
      database.close();
    }
  };
}

const inPage = (page: Page) => page.evaluateHandle<typeof readerOf>(`(${readerOf.toString()})`);

/** What the browser's database has of a record, as text. */
export async function keptRecord(page: Page, place: Place): Promise<string> {
  const reader = await inPage(page);
  return page.evaluate(([make, where]) => make(where)(), [reader, place] as const);
}

/** From the next input on the page looks whether the database has another record than that. */
export async function watchKept(page: Page, place: Place, before: string): Promise<void> {
  const reader = await inPage(page);
  await page.evaluate(
    ([make, where, known]) => {
      const probe = window.trustfoldProbe;
      const read = make(where);
      const untilOther = async () => {
        await probe.whenPainted(() => !Number.isNaN(probe.inputAt));
        while ((await read()) === known);
        return performance.now();
      };
      probe.inputAt = NaN;
      probe.shown = untilOther();
    },
    [reader, place, before] as const,
  );
}
