import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** The keys are stored in a separate database, so that a reset or import of the workspace does not delete them. */
const databaseName = 'trustfold-evidence';

interface Keys extends DBSchema {
  keys: { key: string; value: CryptoKeyPair };
}

async function inKeys<T>(work: (database: IDBPDatabase<Keys>) => Promise<T>): Promise<T> {
  const database = await openDB<Keys>(databaseName, 1, {
    upgrade: (opened) => void opened.createObjectStore('keys'),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Returns the stored key pair with this name, or `undefined` if there is none. */
export const findKeyPair = (name: string): Promise<CryptoKeyPair | undefined> =>
  inKeys((database) => database.get('keys', name));

/**
 * Returns the stored key pair with this name, or creates and stores one. If another tab stores one at the same time,
 * both tabs use the same pair.
 */
export const getOrCreateKeyPair = (
  name: string,
  make: () => Promise<CryptoKeyPair>,
): Promise<CryptoKeyPair> =>
  inKeys(async (database) => {
    const stored = await database.get('keys', name);
    if (stored) return stored;
    const made = await make();
    const transaction = database.transaction('keys', 'readwrite');
    const first = await transaction.store.get(name);
    if (!first) await transaction.store.put(made, name);
    await transaction.done;
    return first ?? made;
  });
