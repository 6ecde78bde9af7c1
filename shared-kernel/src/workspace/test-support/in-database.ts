import { openDB } from 'idb';

type Database = Awaited<ReturnType<typeof openDB>>;

/** Does work in a database of the browser, past everything else that has it open, and closes it. */
export async function inDatabase<T>(
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
