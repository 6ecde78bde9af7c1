import type { CollectionName } from '../store/collections';
import type { Quarantined } from '../store/source';
import type { Connection } from './connection';
import { quarantineStore } from './database';
import { writeInto, type Writing, openStoredRecord } from './stored-record';

export type Broken = Omit<Quarantined, 'at'>;

/** A broken record of a collection. */
export type BrokenRecord = Broken & { readonly collection: CollectionName };

const stamped = (broken: Broken): Quarantined => ({ ...broken, at: new Date().toISOString() });

/** Whether it was still there to be moved. */
async function move(transaction: Writing, broken: BrokenRecord): Promise<boolean> {
  const { collection, key } = broken;
  const store = transaction.objectStore(collection);
  const value: unknown = await store.get(key);
  if (value === undefined || openStoredRecord(collection, value).ok) return false;
  await transaction.objectStore(quarantineStore).add(stamped({ ...broken, value }));
  await store.delete(key);
  return true;
}

/** What cannot be read, kept to be looked at. */
export class Quarantine {
  constructor(
    private readonly connection: Connection,
    private readonly onBroken: (count: number) => void,
  ) {}

  /** Keeps what comes from elsewhere. */
  async keep(broken: Broken): Promise<void> {
    await this.connection.use((database) => database.add(quarantineStore, stamped(broken)));
    this.onBroken(1);
  }

  /** Moves records from their collections, but for those that another tab has put right since. */
  async setAside(broken: readonly BrokenRecord[]): Promise<void> {
    if (broken.length === 0) return;
    const names = [...new Set(broken.map(({ collection }) => collection))];
    const moved = await this.connection.use((database) =>
      writeInto(database, [...names, quarantineStore], (transaction) =>
        Promise.all(broken.map((record) => move(transaction, record))),
      ),
    );
    const count = moved.filter(Boolean).length;
    if (count > 0) this.onBroken(count);
  }

  async all(): Promise<Quarantined[]> {
    return (await this.connection.use((database) =>
      database.getAll(quarantineStore),
    )) as Quarantined[];
  }

  count(): Promise<number> {
    return this.connection.use((database) => database.count(quarantineStore));
  }
}
