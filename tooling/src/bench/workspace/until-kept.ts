import type { Page } from '../../drive';

const pauseMs = 250;

/** Waits until the browser's database has all records of a generated list; milliseconds since the navigation. */
export function untilKept(
  page: Page,
  size: number,
  collection: string,
  timeout: number,
): Promise<number> {
  // Playwright's own waiting takes the first answer of a predicate that is a promise, whatever it says.
  return page.evaluate(
    async ({ wanted, list, pause, limit }) => {
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('The database failed.'));
        });
      const kept = async () => {
        const known = await indexedDB.databases();
        const name = known.find((database) => database.name?.endsWith(`-scale-${wanted}`))?.name;
        if (name === undefined) return 0;
        const database = await settled(indexedDB.open(name));
        const count = await settled(database.transaction(list).objectStore(list).count());
        database.close();
        return count;
      };
      for (;;) {
        const count = await kept();
        if (count >= wanted) return performance.now();
        if (performance.now() > limit)
          throw new Error(`Of ${wanted} ${list}, ${count} are kept after ${limit} ms.`);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
    { wanted: size, list: collection, pause: pauseMs, limit: timeout },
  );
}
