import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { createSigningKey, exportPublicKey } from './signatures';

/** A separate database, so that a reset or import of the workspace does not delete the keys. */
const databaseName = 'trustfold-evidence';

interface Keys extends DBSchema {
  keys: { key: string; value: CryptoKeyPair };
}

type Database = IDBPDatabase<Keys>;

async function inKeys<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDB<Keys>(databaseName, 1, {
    upgrade: (opened) => void opened.createObjectStore('keys'),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Returns the stored key pair with this name, if there is one. */
export const findKeyPair = (name: string): Promise<CryptoKeyPair | undefined> =>
  inKeys((database) => database.get('keys', name));

/**
 * Returns the stored key pair of this name, or stores a new one. If another tab has stored a key pair meanwhile, that
 * pair is used.
 */
export const getOrCreateKeyPair = <Made extends CryptoKeyPair | undefined>(
  name: string,
  make: () => Promise<Made>,
): Promise<CryptoKeyPair | Made> =>
  inKeys(async (database) => {
    const stored = await database.get('keys', name);
    if (stored) return stored;
    const made = await make();
    if (!made) return made;
    const transaction = database.transaction('keys', 'readwrite');
    const first = await transaction.store.get(name);
    if (!first) await transaction.store.put(made, name);
    await transaction.done;
    return first ?? made;
  });

const ownKey = 'signing';

/** This browser's signing key, created when first needed; `undefined` if the browser cannot store or use one. */
export const getSigningKey = (): Promise<CryptoKeyPair | undefined> =>
  getOrCreateKeyPair(ownKey, createSigningKey).catch(() => undefined);

/** The public key of this browser’s signing key pair; `undefined` if this browser has signed nothing. */
export async function getOwnPublicKey(): Promise<string | undefined> {
  const stored = await findKeyPair(ownKey).catch(() => undefined);
  return stored && exportPublicKey(stored);
}
