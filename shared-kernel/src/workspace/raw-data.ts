import { deleteDB, openDB } from 'idb';
import { getPageDatabase } from './get-page-database';
import { recordToJson } from './database/record-json';
import { withDatabase } from './database/with-database';

const toJson = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null ? recordToJson(value) : value;

/**
 * All stored data of this browser's workspace as JSON, for any schema version. Rejects with the error of the database.
 */
export async function readRawWorkspaceData(): Promise<Blob> {
  const { name } = getPageDatabase();
  return withDatabase(openDB(name), async (database) => {
    const stores: Record<string, readonly object[]> = {};
    for (const store of database.objectStoreNames) {
      const [keys, values] = await Promise.all([
        database.getAllKeys(store),
        database.getAll(store) as Promise<unknown[]>,
      ]);
      stores[store] = keys.map((key, at) => ({ key, value: values[at] }));
    }
    const { version } = database;
    return new Blob([JSON.stringify({ name, version, stores }, toJson)], {
      type: 'application/json',
    });
  });
}

/** Deletes the stored data of this browser's workspace. The next page that opens starts with the sample. */
export const deleteWorkspaceData = (): Promise<void> => deleteDB(getPageDatabase().name);
