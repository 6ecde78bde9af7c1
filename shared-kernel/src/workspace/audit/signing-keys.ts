import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { makeSigningKey, publicKeyOf } from './signatures';

/** A database of its own, so that a reset or an import of the workspace does not delete the keys. */
const databaseName = 'trustfold-evidence';

interface Keys extends DBSchema {
  keys: { key: string; value: CryptoKeyPair };
}

type Database = IDBPDatabase<Keys>;

/** Works in the database of keys. */
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

/** The stored pair of keys of this name, if there is one. */
export const storedKeyPair = (name: string): Promise<CryptoKeyPair | undefined> =>
  inKeys((database) => database.get('keys', name));

/** The stored pair of keys of this name, or a new one; another tab may store one first. */
export const keyPair = <Made extends CryptoKeyPair | undefined>(
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

/** The key that signs in this browser, made when it is first needed; undefined if the browser cannot store or use one. */
export const signingKey = (): Promise<CryptoKeyPair | undefined> =>
  keyPair(ownKey, makeSigningKey).catch(() => undefined);

/** The public half of the key that signs in this browser; undefined if it has not signed. */
export async function ownPublicKey(): Promise<string | undefined> {
  const stored = await storedKeyPair(ownKey).catch(() => undefined);
  return stored && publicKeyOf(stored);
}
