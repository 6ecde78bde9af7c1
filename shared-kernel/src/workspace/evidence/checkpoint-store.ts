import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { makeSigningKey, publicKeyOf, signCheckpoint, type Checkpoint } from './checkpoint';
import type { LogHead } from './log-head';

/** Beside the workspace's database, so that nothing that replaces that takes the key with it. */
const databaseName = 'trustfold-evidence';

/** Only the latest checkpoints are kept. */
const maxKept = 1000;

interface Evidence extends DBSchema {
  keys: { key: string; value: CryptoKeyPair };
  checkpoints: { key: number; value: Checkpoint & { readonly log: string } };
}

type Database = IDBPDatabase<Evidence>;

const open = (): Promise<Database> =>
  openDB<Evidence>(databaseName, 1, {
    upgrade: (database) => {
      database.createObjectStore('keys');
      database.createObjectStore('checkpoints', { autoIncrement: true });
    },
  });

/** Works in the database of keys and checkpoints. */
export async function inEvidence<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** The pair of keys of a name, made when it is first asked for; another tab may have been first. */
export async function keyIn<Made extends CryptoKeyPair | undefined>(
  database: Database,
  name: string,
  make: () => Promise<Made>,
): Promise<CryptoKeyPair | Made> {
  const kept = await database.get('keys', name);
  if (kept) return kept;
  const made = await make();
  if (!made) return made;
  const transaction = database.transaction('keys', 'readwrite');
  const first = await transaction.store.get(name);
  if (!first) await transaction.store.put(made, name);
  await transaction.done;
  return first ?? made;
}

const ownKey = 'signing';

const inStore = <T>(work: (database: Database) => Promise<T>, or: T): Promise<T> =>
  inEvidence(work).catch(() => or);

/** The checkpoints that this browser has kept of a log, oldest first; empty if it keeps none. */
export const keptCheckpoints = (log: string): Promise<readonly Checkpoint[]> =>
  inStore(async (database) => {
    const all = await database.getAll('checkpoints');
    return all.filter((checkpoint) => checkpoint.log === log);
  }, []);

/** The key that signs in this browser, made when it is first asked for; undefined if the browser cannot keep or use one. */
export const signingKey = (): Promise<CryptoKeyPair | undefined> =>
  inStore((database) => keyIn(database, ownKey, makeSigningKey), undefined);

/** The public half of the key that signs in this browser; undefined if it has not signed. */
export const ownPublicKey = (): Promise<string | undefined> =>
  inStore(async (database) => {
    const kept = await database.get('keys', ownKey);
    return kept && publicKeyOf(kept);
  }, undefined);

/**
 * States where a log stands, signed with this browser's key, and keeps it; unsigned where that cannot be. A log without
 * a name is kept nowhere: what is said of it is signed with a key that is not kept either.
 */
export async function makeCheckpoint(
  log: string | undefined,
  { seq, digest }: LogHead,
  now: Date,
): Promise<Checkpoint> {
  const statement = { seq, digest, at: now.toISOString() };
  if (log === undefined) return signCheckpoint(statement, await makeSigningKey());
  return inStore<Checkpoint>(async (database) => {
    // A browser that cannot keep a key signs nothing: a new key each time would prove nothing.
    const key = await keyIn(database, ownKey, makeSigningKey).catch(() => undefined);
    const checkpoint = await signCheckpoint(statement, key);
    const transaction = database.transaction('checkpoints', 'readwrite');
    await transaction.store.add({ ...checkpoint, log });
    const surplus = (await transaction.store.count()) - maxKept;
    if (surplus > 0) {
      for (const key of await transaction.store.getAllKeys(undefined, surplus)) {
        await transaction.store.delete(key);
      }
    }
    await transaction.done;
    return checkpoint;
  }, statement);
}
