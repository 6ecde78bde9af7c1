import type { IDBPDatabase } from 'idb';

/** Waits for a database, runs `work` and closes the database. */
export async function withDatabase<S, T>(
  opening: Promise<IDBPDatabase<S>>,
  work: (database: IDBPDatabase<S>) => Promise<T>,
): Promise<T> {
  const database = await opening;
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
