import { unwrap } from 'idb';
import type { Written } from '../store/source';
import type { Connection } from './connection';
import { metaStore, writeInto, type Writing } from './database';
import { storedRecordOf } from './stored-record';
import { inBulk } from './in-bulk';
import {
  isSameWrite,
  logKey,
  withoutUncounted,
  writeLogOf,
  type Commit,
  type WriteLog,
} from '../store/write-log';
import { busy } from './writer-lock';

/** The log as it is in the database. */
export const standingLog = (connection: Connection): Promise<WriteLog> =>
  connection.use(async (database) => writeLogOf(await database.get(metaStore, logKey)));

function keepOne(transaction: Writing, { collection, key, stored }: Written): IDBRequest {
  const store = unwrap(transaction.objectStore(collection));
  return stored ? store.put(storedRecordOf(collection, stored)) : store.delete(key);
}

/** Keeps a log that tells more of what stands than the one that it follows, nothing having been written since. */
export const keepLog = (connection: Connection, from: WriteLog, to: WriteLog): Promise<void> =>
  connection.use((database) =>
    writeInto(database, [metaStore], async (transaction) => {
      const meta = transaction.objectStore(metaStore);
      if (writeLogOf(await meta.get(logKey)).count !== from.count) throw busy();
      await meta.put(to, logKey);
    }),
  );

/**
 * Writes records into stores, all of it or nothing. Where another tab has written since, which only a
 * browser without locks lets happen, it is nothing, and the write is refused as `busy`. When the browser closes
 * the database meanwhile, the write is repeated unless it was kept. What prepares it is done first, in the same step.
 */
export function keepWritten(
  connection: Connection,
  stores: readonly string[],
  { written, from, to }: Commit,
  prepare?: (transaction: Writing) => Promise<void>,
): Promise<void> {
  let isRepeated = false;
  const keep = async (transaction: Writing) => {
    const meta = transaction.objectStore(metaStore);
    const standing = writeLogOf(await meta.get(logKey));
    if (isRepeated && isSameWrite(standing, to)) return;
    isRepeated = true;
    if (standing.count !== from.count) throw busy();
    await prepare?.(transaction);
    await meta.put(withoutUncounted(to, standing), logKey);
    await inBulk(written, (record) => keepOne(transaction, record));
  };
  // What a person did is on the disk before it is said to be kept.
  return connection.use((database) =>
    writeInto(database, [...new Set([...stores, metaStore])], keep, 'strict'),
  );
}
