import type { IDBPDatabase } from 'idb';
import { metaStore, type Writing } from './database';
import { orStorageError } from './storage-error';

const epochKey = 'epoch';

const epochOf = (kept: unknown): number => (typeof kept === 'number' ? kept : 0);

/** How often everything in a database was replaced, as it stands in a transaction. */
export const standingEpoch = async (transaction: Writing): Promise<number> =>
  epochOf(await transaction.objectStore(metaStore).get(epochKey));

export const keepEpoch = (transaction: Writing, epoch: number): Promise<unknown> =>
  transaction.objectStore(metaStore).put(epoch, epochKey);

/**
 * The epoch that a page reads in. It is asked for before anything else is read, so that it is never
 * later than what was read: what another tab replaced unheard is noticed by whoever writes.
 */
export class KnownEpoch {
  private known: Promise<number>;

  constructor(private readonly database: IDBPDatabase) {
    this.known = this.ask();
  }

  get(): Promise<number> {
    return this.known;
  }

  /** Asks again, everything having been replaced. */
  forget(): void {
    this.known = this.ask();
  }

  private ask(): Promise<number> {
    const asked = orStorageError(async () => epochOf(await this.database.get(metaStore, epochKey)));
    asked.catch(() => undefined);
    return asked;
  }
}
