import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { createSigningKey, exportPublicKey } from '../../evidence-pack/signatures';

/** The keys are stored in a separate database, so that a reset or import of the workspace does not delete them. */
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

/** Returns the stored key pair with this name, or `undefined` if there is none. */
export const findKeyPair = (name: string): Promise<CryptoKeyPair | undefined> =>
  inKeys((database) => database.get('keys', name));

/**
 * Returns the stored key pair with this name, or creates and stores one. If another tab stores one at the same time,
 * both tabs use the same pair.
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

/**
 * Returns this browser's signing key and creates it when first needed; `undefined` if the browser cannot create or
 * store one.
 */
export const getSigningKey = (): Promise<CryptoKeyPair | undefined> =>
  getOrCreateKeyPair(ownKey, createSigningKey).catch(() => undefined);

/** Returns the public key with which this browser signs, or `undefined` if it has signed nothing yet. */
export async function getOwnPublicKey(): Promise<string | undefined> {
  const stored = await findKeyPair(ownKey).catch(() => undefined);
  return stored && exportPublicKey(stored);
}
