import type { IDBPDatabase } from 'idb';
import { openDatabase, type OpenOptions } from './open-database';
import { StorageError } from './source-errors';

/** Delays in milliseconds before the first, second and third attempt to reopen a database. */
const pausesMs = [0, 100, 400] as const;

/**
 * Maximum number of times per minute that a database is reopened. If the browser closes the database more often, the
 * page stops using it.
 */
const maxReopenings = { count: 10, withinMs: 60_000 } as const;

/** Names of the errors that requests throw after the browser has closed the database. */
const lostNames = ['AbortError', 'InvalidStateError', 'TransactionInactiveError', 'UnknownError'];

const isLost = (error: unknown) => error instanceof Error && lostNames.includes(error.name);

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export function toStorageError(cause: unknown): StorageError {
  if (cause instanceof StorageError) return cause;
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'QuotaExceededError') return new StorageError('full', { cause });
  return new StorageError(name === 'SecurityError' ? 'blocked' : 'failed', { cause });
}

/** A database connection that reopens if the browser closes it, for example when memory is low. */
export class Connection {
  private opened: Promise<IDBPDatabase>;
  private reopenings: readonly number[] = [];
  private isClosed = false;

  constructor(private readonly options: OpenOptions) {
    this.opened = openDatabase(options);
  }

  /** Resolves once the database is open. Rejects with a `StorageError` if it cannot be opened. */
  ready(): Promise<unknown> {
    return this.opened;
  }

  /**
   * Runs work that consists of a single request or transaction. If the browser closes the database meanwhile, the
   * database is reopened and the work is repeated once. Rejects with a `StorageError`.
   */
  async use<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    const { opened } = this;
    const database = await opened;
    try {
      return await work(database);
    } catch (error) {
      if (this.isClosed || !isLost(error)) throw toStorageError(error);
      database.close();
      if (this.opened === opened) this.opened = this.openAgain();
    }
    const reopened = await this.opened;
    try {
      return await work(reopened);
    } catch (error) {
      throw toStorageError(error);
    }
  }

  close(): void {
    this.isClosed = true;
    this.opened.then((database) => database.close()).catch(() => undefined);
  }

  private async openAgain(): Promise<IDBPDatabase> {
    const now = Date.now();
    const recent = this.reopenings.filter((at) => now - at < maxReopenings.withinMs);
    if (recent.length >= maxReopenings.count) throw new StorageError('failed');
    this.reopenings = [...recent, now];
    let refusal: unknown;
    for (const ms of pausesMs) {
      if (ms > 0) await pause(ms);
      try {
        return await openDatabase({ ...this.options, mustExist: true });
      } catch (error) {
        refusal = error;
        if (!(error instanceof StorageError) || error.reason !== 'blocked') throw error;
      }
    }
    throw new StorageError('failed', { cause: refusal });
  }
}
