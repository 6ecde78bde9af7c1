import type { Page } from '../../../../e2e/core/chromium';

const pollMs = 250;

/** Waits until the browser's database has all records of a generated list; milliseconds since the navigation. */
export async function untilKept(
  page: Page,
  size: number,
  collection: string,
  timeoutMs: number,
): Promise<number> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const { isKept, now } = await page.evaluate(
      async ({ wanted, list }) => {
        const known = await indexedDB.databases();
        const name = known.find((database) => database.name?.endsWith(`-scale-${wanted}`))?.name;
        if (name === undefined) return { isKept: false, now: performance.now() };
        const settled = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error ?? new Error('The database failed.'));
          });
        const database = await settled(indexedDB.open(name));
        const count = await settled(database.transaction(list).objectStore(list).count());
        database.close();
        return { isKept: count >= wanted, now: performance.now() };
      },
      { wanted: size, list: collection },
    );
    if (isKept) return now;
    await page.waitForTimeout(pollMs);
  }
  throw new Error(`The ${collection} were not kept in ${timeoutMs} ms.`);
}
