import type { IDBPDatabase } from 'idb';
import { collectionNames, type CollectionName } from '../collections';
import { settle } from '../settle';
import type {
  Change,
  IndexQuery,
  Quarantined,
  Stored,
  WorkspaceContents,
  WriteConflict,
  WriteOutcome,
  Written,
} from '../source';
import { createTimeSlices } from '../time-slices';
import { batchesOf, batchSize } from './batches';
import { beginWriting, metaStore, quarantineStore, type Writing } from './database';
import { envelopeOf, openEnvelope, type Envelope } from './envelope';
import { rangeOf } from './index-range';
import { Quarantine, type Broken } from './quarantine';
import { fillStore, Seeds, type SeedNotices } from './seeds';
import { orStorageError } from './storage-error';

export interface StoreNotices extends SeedNotices {
  /** So many records were set aside. */
  readonly onBroken: (count: number) => void;
}

/**
 * The records in the database, and nothing at hand. A record that its schema refuses is moved to the
 * quarantine and told. Every method rejects with a `StorageError` only.
 */
export class RecordStore {
  private readonly seeds: Seeds;
  private readonly quarantine: Quarantine;

  constructor(
    private readonly database: IDBPDatabase,
    seed: (collection: CollectionName) => Promise<Iterable<object>>,
    notices: StoreNotices,
  ) {
    this.seeds = new Seeds(database, seed, notices);
    this.quarantine = new Quarantine(database, notices.onBroken);
  }

  /**
   * All records in key order, in batches. A collection that is read before it was ever seeded is
   * given as it is being seeded, without waiting for the database.
   */
  async *readAll(collection: CollectionName): AsyncGenerator<Stored<object>[]> {
    const fresh = await this.seeds.fresh(collection);
    if (fresh) {
      for (const batch of batchesOf(fresh)) yield batch.map((record) => ({ record, revision: 1 }));
      return;
    }
    const slices = createTimeSlices();
    let after: string | undefined;
    for (;;) {
      const values = await orStorageError(() =>
        this.database.getAll(
          collection,
          after === undefined ? undefined : IDBKeyRange.lowerBound(after, true),
          batchSize,
        ),
      );
      const opened: Stored<object>[] = [];
      const broken: Broken[] = [];
      for (const value of values as unknown[]) {
        this.sort(collection, value, opened, broken);
        if (slices.isDue()) await slices.breathe();
      }
      await this.quarantine.setAside(broken);
      yield opened;
      if (values.length < batchSize) return;
      after = (values.at(-1) as Envelope).key;
    }
  }

  async get(collection: CollectionName, key: string): Promise<Stored<object> | undefined> {
    await this.seeds.kept(collection);
    const value = await orStorageError((): Promise<unknown> => this.database.get(collection, key));
    if (value === undefined) return undefined;
    const [stored] = await this.open(collection, [value]);
    return stored;
  }

  async keys(collection: CollectionName): Promise<string[]> {
    await this.seeds.kept(collection);
    return (await orStorageError(() => this.database.getAllKeys(collection))) as string[];
  }

  async find(collection: CollectionName, index: string, query: IndexQuery): Promise<object[]> {
    await this.seeds.kept(collection);
    const values = await orStorageError(() =>
      query.descending
        ? this.findBackwards(collection, index, query)
        : this.database.getAllFromIndex(collection, index, rangeOf(query), query.limit),
    );
    return (await this.open(collection, values)).map(({ record }) => record);
  }

  async count(
    collection: CollectionName,
    index: string | undefined,
    query: IndexQuery,
  ): Promise<number> {
    await this.seeds.kept(collection);
    return orStorageError(() =>
      index === undefined
        ? this.database.count(collection)
        : this.database.countFromIndex(collection, index, rangeOf(query)),
    );
  }

  /** Writes all changes or none. */
  async write(changes: readonly Change[]): Promise<WriteOutcome> {
    const names = [...new Set(changes.map(({ collection }) => collection))];
    if (names.length === 0) return { ok: true, written: [] };
    await Promise.all(names.map((name) => this.seeds.kept(name)));
    return orStorageError(async () => {
      const transaction = beginWriting(this.database, names);
      const conflicts: WriteConflict[] = [];
      const written: Written[] = [];
      const work = async () => {
        for (const batch of batchesOf(changes)) {
          const outcomes = batch.map((change) => this.writeOne(transaction, change));
          for (const outcome of await Promise.all(outcomes)) {
            if ('kind' in outcome) conflicts.push(outcome);
            else written.push(outcome);
          }
        }
        if (conflicts.length > 0) transaction.abort();
      };
      const done = transaction.done.catch((error: unknown) => {
        if (conflicts.length === 0) throw error;
      });
      await Promise.all([work(), done]);
      return conflicts.length > 0 ? { ok: false, conflicts } : { ok: true, written };
    });
  }

  /** Replaces everything in one step; without contents, so that the seed comes again. */
  async replace(contents: WorkspaceContents | undefined): Promise<void> {
    await orStorageError(async () => {
      const stores = [...collectionNames, metaStore, quarantineStore];
      const transaction = beginWriting(this.database, stores);
      const work = async () => {
        await Promise.all(stores.map((name) => transaction.objectStore(name).clear()));
        if (!contents) return;
        for (const name of collectionNames) await fillStore(transaction, name, contents[name]);
      };
      await Promise.all([work(), transaction.done]);
    });
    this.seeds.forget();
  }

  /** Forgets which collections are known to be seeded, another tab having replaced everything. */
  forget(): void {
    this.seeds.forget();
  }

  /** Keeps what cannot be read for somebody to look at. */
  keepAside(broken: Broken): Promise<void> {
    return this.quarantine.keep(broken);
  }

  quarantined(): Promise<Quarantined[]> {
    return this.quarantine.all();
  }

  countQuarantined(): Promise<number> {
    return this.quarantine.count();
  }

  close(): void {
    this.database.close();
  }

  private async writeOne(transaction: Writing, change: Change): Promise<Written | WriteConflict> {
    const { collection, key } = change;
    const store = transaction.objectStore(collection);
    const settled = settle(change, currentOf(change, await store.get(key)));
    if (!settled.ok) return settled.conflict;
    const { stored } = settled;
    if (stored) await store.put(envelopeOf(collection, stored));
    else await store.delete(key);
    return { collection, key, stored };
  }

  private async findBackwards(
    collection: CollectionName,
    index: string,
    query: IndexQuery,
  ): Promise<unknown[]> {
    const found: unknown[] = [];
    const most = query.limit ?? Infinity;
    let cursor = await this.database
      .transaction(collection)
      .store.index(index)
      .openCursor(rangeOf(query), 'prev');
    while (cursor && found.length < most) {
      found.push(cursor.value);
      cursor = found.length < most ? await cursor.continue() : null;
    }
    return found;
  }

  private async open(
    collection: CollectionName,
    values: readonly unknown[],
  ): Promise<Stored<object>[]> {
    const opened: Stored<object>[] = [];
    const broken: Broken[] = [];
    for (const value of values) this.sort(collection, value, opened, broken);
    await this.quarantine.setAside(broken);
    return opened;
  }

  private sort(
    collection: CollectionName,
    value: unknown,
    opened: Stored<object>[],
    broken: Broken[],
  ): void {
    const envelope = openEnvelope(collection, value);
    if (envelope.ok) opened.push(envelope.stored);
    else {
      const { key } = value as Envelope;
      broken.push({ collection, key, value, reasons: envelope.reasons });
    }
  }
}

/** What stands in the database, as far as it has to be understood to write over it. */
function currentOf(change: Change, value: unknown): Stored<object> | undefined {
  if (value === undefined) return undefined;
  const { revision } = value as Envelope;
  if (change.base && revision === change.base.revision) return change.base;
  const envelope = openEnvelope(change.collection, value);
  return envelope.ok ? envelope.stored : { record: {}, revision };
}
