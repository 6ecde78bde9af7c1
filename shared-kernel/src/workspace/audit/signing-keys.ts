import { openDB, type DBSchema } from 'idb';
import { withDatabase } from '../database/with-database';

/** The keys are stored in a separate database, so that a reset or import of the workspace does not delete them. */
const databaseName = 'trustfold-evidence';

interface Keys extends DBSchema {
  keys: { key: string; value: CryptoKeyPair };
}

const openKeys = () =>
  openDB<Keys>(databaseName, 1, {
    upgrade: (opened) => void opened.createObjectStore('keys'),
  });

/** Returns the stored key pair with this name, or `undefined` if there is none. */
export const findKeyPair = (name: string): Promise<CryptoKeyPair | undefined> =>
  withDatabase(openKeys(), (database) => database.get('keys', name));

/**
 * Returns the stored key pair with this name, or creates and stores one. If another tab stores one at the same time,
 * both tabs use the same pair.
 */
export const getOrCreateKeyPair = (
  name: string,
  make: () => Promise<CryptoKeyPair>,
): Promise<CryptoKeyPair> =>
  withDatabase(openKeys(), async (database) => {
    const stored = await database.get('keys', name);
    if (stored) return stored;
    const made = await make();
    const transaction = database.transaction('keys', 'readwrite');
    const first = await transaction.store.get(name);
    if (!first) await transaction.store.put(made, name);
    await transaction.done;
    return first ?? made;
  });
