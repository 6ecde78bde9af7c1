import type { Page } from '../../../../e2e/core/chromium';

/** Waits until the browser's database has all records of a generated list; milliseconds since the navigation. */
export async function untilKept(
  page: Page,
  size: number,
  collection: string,
  timeout: number,
): Promise<number> {
  const handle = await page.waitForFunction(
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
      return count >= wanted && performance.now();
    },
    { wanted: size, list: collection },
    { polling: 250, timeout },
  );
  return Number(await handle.jsonValue());
}
