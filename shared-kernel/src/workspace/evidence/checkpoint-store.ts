import { openDB, type IDBPDatabase } from 'idb';
import { makeSigningKey, publicKeyOf, signCheckpoint, type Checkpoint } from './checkpoint';
import type { LogHead } from './log-head';

/** Beside the workspace's database, so that nothing that replaces that takes the key with it. */
const databaseName = 'trustfold-evidence';

/** So many checkpoints are kept, the latest. */
const maxKept = 1000;

const open = (): Promise<IDBPDatabase> =>
  openDB(databaseName, 1, {
    upgrade: (database) => {
      database.createObjectStore('keys');
      database.createObjectStore('checkpoints', { autoIncrement: true });
    },
  });

async function keyIn(database: IDBPDatabase): Promise<CryptoKeyPair | undefined> {
  const kept = (await database.get('keys', 'signing')) as CryptoKeyPair | undefined;
  if (kept) return kept;
  const made = await makeSigningKey();
  if (!made) return undefined;
  // Another tab may have been first: the key that is kept is the one that signs.
  const transaction = database.transaction('keys', 'readwrite');
  const standing = (await transaction.store.get('signing')) as CryptoKeyPair | undefined;
  if (!standing) await transaction.store.put(made, 'signing');
  await transaction.done;
  return standing ?? made;
}

async function inStore<T>(work: (database: IDBPDatabase) => Promise<T>, or: T): Promise<T> {
  let database: IDBPDatabase | undefined;
  try {
    database = await open();
    return await work(database);
  } catch {
    return or;
  } finally {
    database?.close();
  }
}

/** States where a log stands that is kept nowhere, signed with a key that is not kept either. */
export async function signedAlone({ seq, digest }: LogHead, now: Date): Promise<Checkpoint> {
  return signCheckpoint({ seq, digest, at: now.toISOString() }, await makeSigningKey());
}

/** The checkpoints that this browser has kept of a log, oldest first; none where it keeps nothing. */
export const keptCheckpoints = (log: string): Promise<readonly Checkpoint[]> =>
  inStore(async (database) => {
    const all = (await database.getAll('checkpoints')) as (Checkpoint & { readonly log: string })[];
    return all.filter((checkpoint) => checkpoint.log === log);
  }, []);

/** The public half of the key that signs in this browser; none where it has not signed. */
export const ownPublicKey = (): Promise<string | undefined> =>
  inStore(async (database) => {
    const kept = (await database.get('keys', 'signing')) as CryptoKeyPair | undefined;
    return kept && publicKeyOf(kept);
  }, undefined);

/** States where the log stands, signed with this browser's key, and keeps it; unsigned where that cannot be. */
export async function makeCheckpoint(
  log: string,
  { seq, digest }: LogHead,
  now: Date,
): Promise<Checkpoint> {
  const statement = { seq, digest, at: now.toISOString() };
  return inStore<Checkpoint>(async (database) => {
    // A browser that cannot keep a key signs nothing: a key made anew each time would prove nothing.
    const key = await keyIn(database).catch(() => undefined);
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
