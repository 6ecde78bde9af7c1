import { type IDBPDatabase, unwrap } from 'idb';
import { DatabaseUnavailable, openDatabase, type OpenOptions, metaStore } from './database';
import { CommandError } from '../commands/command-error';
import { StorageError } from '../store/source-errors';
import type { MemoryReason } from '../store/status';
import type { Written } from '../store/source';
import { writeInto, type Writing, storedRecordOf, inBulk } from './stored-record';
import { isSameWrite, logKey, writeLogOf, type Commit, type WriteLog } from '../store/write-log';
import { busy } from './tabs';

/** Pauses before the attempts to open a database again, in milliseconds. */
const pausesMs = [0, 100, 400] as const;

/** A database that the browser closes more often than this is given up. */
const maxReopenings = { count: 10, withinMs: 60_000 } as const;

/** How requests fail when the browser has closed the database under them. */
const lostNames = ['AbortError', 'InvalidStateError', 'TransactionInactiveError', 'UnknownError'];

const isLost = (error: unknown) => error instanceof Error && lostNames.includes(error.name);

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** A refusal that another attempt may not meet. */
const isPassing = (error: unknown) =>
  error instanceof DatabaseUnavailable && error.reason === 'blocked';

async function openRepeatedly(open: () => Promise<IDBPDatabase>): Promise<IDBPDatabase> {
  let refusal: unknown;
  for (const ms of pausesMs) {
    if (ms > 0) await pause(ms);
    try {
      return await open();
    } catch (error) {
      refusal = error;
      if (!isPassing(error)) throw error;
    }
  }
  throw new DatabaseUnavailable('failed', { cause: refusal });
}

/** An open database that is opened again when the browser closes it, as it does for want of memory. */
export class Connection {
  private opened: Promise<IDBPDatabase>;
  private reopenings: readonly number[] = [];
  private isClosed = false;

  /** `open` opens the same database again; it rejects with `DatabaseUnavailable`. */
  constructor(
    database: IDBPDatabase,
    private readonly open: () => Promise<IDBPDatabase>,
  ) {
    this.opened = Promise.resolve(database);
  }

  /**
   * Runs work that is one request or one transaction. When the browser closes the database meanwhile, the work
   * runs once more on the database opened again. Rejects with a `StorageError`, or with the `CommandError` of the
   * work.
   */
  use<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    return orStorageError(async () => {
      const { opened } = this;
      const database = await opened;
      try {
        return await work(database);
      } catch (error) {
        if (this.isClosed || !isLost(error)) throw error;
        database.close();
        if (this.opened === opened) this.opened = this.openAgain();
        return work(await this.opened);
      }
    });
  }

  close(): void {
    this.isClosed = true;
    this.opened.then((database) => database.close()).catch(() => undefined);
  }

  private async openAgain(): Promise<IDBPDatabase> {
    const now = Date.now();
    const recent = this.reopenings.filter((at) => now - at < maxReopenings.withinMs);
    if (recent.length >= maxReopenings.count) throw new DatabaseUnavailable('failed');
    this.reopenings = [...recent, now];
    return openRepeatedly(this.open);
  }
}

/** Opens a database and keeps it open. Rejects with `DatabaseUnavailable`. */
export async function openConnection(options: OpenOptions): Promise<Connection> {
  const openAgain = () => openDatabase({ ...options, mustExist: true });
  return new Connection(await openDatabase(options), openAgain);
}

const message = {
  full: 'This browser’s storage is full.',
  blocked: 'This browser does not let Trustfold keep data.',
  failed: 'This browser’s storage failed.',
} as const;

function reasonOf(error: unknown): keyof typeof message {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'QuotaExceededError') return 'full';
  return error.name === 'SecurityError' ? 'blocked' : 'failed';
}

export const storageError = (reason: keyof typeof message, cause: unknown) =>
  new StorageError(reason, message[reason], { cause });

/** Any error of the database, as the one error a source rejects with. */
export const asStorageError = (error: unknown): StorageError =>
  error instanceof StorageError ? error : storageError(reasonOf(error), error);

/** Does what rejects with a `StorageError` only, or as its caller broke it off. */
export async function orStorageError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw asStorageError(error);
  }
}

/** Why a workspace has to go on in memory; another tab that is busy is no reason. */
export function memoryReason(error: unknown): MemoryReason {
  if (error instanceof DatabaseUnavailable) return error.reason;
  if (!(error instanceof StorageError) || error.reason === 'busy') return 'failed';
  return error.cause instanceof DatabaseUnavailable ? error.cause.reason : error.reason;
}

/** The log as it is in the database. */
export const standingLog = (connection: Connection): Promise<WriteLog> =>
  connection.use(async (database) => writeLogOf(await database.get(metaStore, logKey)));

function keepOne(transaction: Writing, { collection, key, stored }: Written): IDBRequest {
  const store = unwrap(transaction.objectStore(collection));
  return stored ? store.put(storedRecordOf(collection, stored)) : store.delete(key);
}

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
    await meta.put(to, logKey);
    await inBulk(written, (record) => keepOne(transaction, record));
  };
  // What a person did is on the disk before it is said to be kept.
  return connection.use((database) =>
    writeInto(database, [...new Set([...stores, metaStore])], keep, 'strict'),
  );
}
