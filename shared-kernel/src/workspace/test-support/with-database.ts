import { openDB } from 'idb';

type Database = Awaited<ReturnType<typeof openDB>>;

/** Opens an IndexedDB database without the app’s storage layer, runs `work` and closes it. */
export async function withDatabase<T>(
  name: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDB(name);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
