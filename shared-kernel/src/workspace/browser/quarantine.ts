import type { IDBPDatabase } from 'idb';
import type { Quarantined } from '../source';
import { beginWriting, quarantineStore } from './database';
import { orStorageError } from './storage-error';

export type Broken = Omit<Quarantined, 'at'>;

const stamped = (broken: Broken): Quarantined => ({ ...broken, at: new Date().toISOString() });

/** What cannot be read, kept for somebody to look at. */
export class Quarantine {
  constructor(
    private readonly database: IDBPDatabase,
    private readonly onBroken: (count: number) => void,
  ) {}

  /** Keeps what comes from elsewhere. */
  async keep(broken: Broken): Promise<void> {
    await orStorageError(() => this.database.add(quarantineStore, stamped(broken)));
    this.onBroken(1);
  }

  /** Moves records from their collections. */
  async setAside(broken: readonly Broken[]): Promise<void> {
    if (broken.length === 0) return;
    const names = [...new Set(broken.map(({ collection }) => collection)), quarantineStore];
    await orStorageError(async () => {
      const transaction = beginWriting(this.database, names);
      const moves = broken.flatMap((record) => [
        transaction.objectStore(quarantineStore).add(stamped(record)),
        transaction.objectStore(record.collection).delete(record.key),
      ]);
      await Promise.all([...moves, transaction.done]);
    });
    this.onBroken(broken.length);
  }

  async all(): Promise<Quarantined[]> {
    return (await orStorageError(() => this.database.getAll(quarantineStore))) as Quarantined[];
  }

  count(): Promise<number> {
    return orStorageError(() => this.database.count(quarantineStore));
  }
}
