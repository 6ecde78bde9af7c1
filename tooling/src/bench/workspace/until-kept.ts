import type { Page } from '../../../../e2e/core/chromium';

const polling = 250;

/** Waits until the browser's database has all records of a generated list; milliseconds since the navigation. */
export async function untilKept(
  page: Page,
  size: number,
  collection: string,
  timeout: number,
): Promise<number> {
  await page.waitForFunction(
    async ({ wanted, list }) => {
      const known = await indexedDB.databases();
      const name = known.find((database) => database.name?.endsWith(`-scale-${wanted}`))?.name;
      if (name === undefined) return false;
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('The database failed.'));
        });
      const database = await settled(indexedDB.open(name));
      const count = await settled(database.transaction(list).objectStore(list).count());
      database.close();
      return count >= wanted;
    },
    { wanted: size, list: collection },
    { polling, timeout },
  );
  return page.evaluate(() => performance.now());
}
