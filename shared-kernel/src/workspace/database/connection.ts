import type { IDBPDatabase } from 'idb';
import { DatabaseUnavailable, openDatabase, type OpenOptions } from './open-database';
import { StorageError } from './source-errors';
import type { MemoryReason } from './status';

/** Delays in milliseconds before the first, second and third attempt to reopen a database. */
const pausesMs = [0, 100, 400] as const;

/**
 * Maximum number of times a database is reopened per minute. If the browser closes it more often, it is no longer used.
 */
const maxReopenings = { count: 10, withinMs: 60_000 } as const;

/** Names of the errors that requests throw after the browser has closed the database. */
const lostNames = ['AbortError', 'InvalidStateError', 'TransactionInactiveError', 'UnknownError'];

const isLost = (error: unknown) => error instanceof Error && lostNames.includes(error.name);

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

const isTransient = (error: unknown) =>
  error instanceof DatabaseUnavailable && error.reason === 'blocked';

async function openRepeatedly(open: () => Promise<IDBPDatabase>): Promise<IDBPDatabase> {
  let refusal: unknown;
  for (const ms of pausesMs) {
    if (ms > 0) await pause(ms);
    try {
      return await open();
    } catch (error) {
      refusal = error;
      if (!isTransient(error)) throw error;
    }
  }
  throw new DatabaseUnavailable('failed', { cause: refusal });
}

/** A database connection that reopens if the browser closes it, for example when memory is low. */
export class Connection {
  private opened: Promise<IDBPDatabase>;
  private reopenings: readonly number[] = [];
  private isClosed = false;

  /** `open` reopens the database after the browser has closed it, or rejects with `DatabaseUnavailable`. */
  constructor(
    database: IDBPDatabase,
    private readonly open: () => Promise<IDBPDatabase>,
  ) {
    this.opened = Promise.resolve(database);
  }

  /**
   * Runs work that consists of a single request or transaction. If the browser closes the database meanwhile, the
   * database is reopened and the work is repeated once. Rejects with a `StorageError`.
   */
  use<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    return withStorageErrors(async () => {
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

/** Opens a database and reopens it whenever the browser closes it. Rejects with `DatabaseUnavailable`. */
export async function openConnection(options: OpenOptions): Promise<Connection> {
  const openAgain = () => openDatabase({ ...options, mustExist: true });
  return new Connection(await openDatabase(options), openAgain);
}

const message = {
  full: 'This browser’s storage is full.',
  blocked: 'This browser does not let Trustfold save data.',
  failed: 'This browser’s storage failed.',
} as const;

function reasonOf(error: unknown): keyof typeof message {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'QuotaExceededError') return 'full';
  return error.name === 'SecurityError' ? 'blocked' : 'failed';
}

export const createStorageError = (reason: keyof typeof message, cause: unknown) =>
  new StorageError(reason, message[reason], { cause });

export const toStorageError = (error: unknown): StorageError =>
  error instanceof StorageError ? error : createStorageError(reasonOf(error), error);

/** Runs work and converts any error to a `StorageError`. */
export async function withStorageErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toStorageError(error);
  }
}

/** Returns why an error of the database makes the workspace continue in memory. */
export function getMemoryReason(error: unknown): MemoryReason {
  if (error instanceof DatabaseUnavailable) return error.reason;
  if (!(error instanceof StorageError) || error.reason === 'busy') return 'failed';
  return error.cause instanceof DatabaseUnavailable ? error.cause.reason : error.reason;
}
