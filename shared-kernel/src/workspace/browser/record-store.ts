import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { collectionNames, type CollectionName } from '../collections';
import { settle } from '../settle';
import type {
  Change,
  IndexQuery,
  Quarantined,
  StorageError,
  Stored,
  WorkspaceContents,
  WriteConflict,
  WriteOutcome,
  Written,
} from '../source';
import { createTimeSlices, forEachSliced, untilIdle } from '../time-slices';
import { metaStore, quarantineStore } from './database';
import { envelopeOf, openEnvelope, type Envelope } from './envelope';
import { asStorageError } from './storage-error';

/** How many records cross between the page and the database at a time. */
const batchSize = 250;

/** More first records than this are kept once they are shown; a person would wait for it otherwise. */
const mostKeptAtOnce = 2000;

type Writing = IDBPTransaction<unknown, string[], 'readwrite'>;

type Broken = Omit<Quarantined, 'at'>;

const relaxed = { durability: 'relaxed' } as const;

const seededMark = (collection: CollectionName) => `seeded:${collection}`;

function rangeOf({ equals, from, to }: IndexQuery): IDBKeyRange | undefined {
  if (equals !== undefined) return IDBKeyRange.only(equals);
  if (from !== undefined && to !== undefined) {
    return from <= to ? IDBKeyRange.bound(from, to) : IDBKeyRange.bound(from, from, true, false);
  }
  if (from !== undefined) return IDBKeyRange.lowerBound(from);
  return to === undefined ? undefined : IDBKeyRange.upperBound(to);
}

function* batchesOf<T>(items: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** A collection's first records on their way into the database. */
interface Seeding {
  /** The records themselves, until they are there. */
  fresh: readonly object[] | undefined;
  readonly kept: Promise<void>;
}

export interface StoreNotices {
  /** So many records were set aside. */
  readonly onBroken: (count: number) => void;
  /** Another tab was first to seed, and may have written since. */
  readonly onForestalled: () => void;
  /** What was given as being seeded could not be kept. */
  readonly onLost: (error: StorageError) => void;
}

/**
 * The records in the database, and nothing at hand. A record that its schema refuses is moved to the
 * quarantine and told. Every method rejects with a `StorageError` only.
 */
export class RecordStore {
  private readonly seeding = new Map<CollectionName, Promise<Seeding>>();

  constructor(
    private readonly database: IDBPDatabase,
    private readonly seed: (collection: CollectionName) => Promise<Iterable<object>>,
    private readonly notices: StoreNotices,
  ) {}

  /**
   * All records in key order, in batches. A collection that is read before it was ever seeded is
   * given as it is being seeded, without waiting for the database.
   */
  async *readAll(collection: CollectionName): AsyncGenerator<Stored<object>[]> {
    const { fresh } = await this.seedingOf(collection);
    if (fresh) {
      for (const batch of batchesOf(fresh)) yield batch.map((record) => ({ record, revision: 1 }));
      return;
    }
    const slices = createTimeSlices();
    let after: string | undefined;
    for (;;) {
      const values = await this.attempt(() =>
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
      await this.setAside(broken);
      yield opened;
      if (values.length < batchSize) return;
      after = (values.at(-1) as Envelope).key;
    }
  }

  async get(collection: CollectionName, key: string): Promise<Stored<object> | undefined> {
    await this.seeded(collection);
    const value = await this.attempt((): Promise<unknown> => this.database.get(collection, key));
    if (value === undefined) return undefined;
    const [stored] = await this.open(collection, [value]);
    return stored;
  }

  async keys(collection: CollectionName): Promise<string[]> {
    await this.seeded(collection);
    return (await this.attempt(() => this.database.getAllKeys(collection))) as string[];
  }

  async find(collection: CollectionName, index: string, query: IndexQuery): Promise<object[]> {
    await this.seeded(collection);
    const values = await this.attempt(() =>
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
    await this.seeded(collection);
    return this.attempt(() =>
      index === undefined
        ? this.database.count(collection)
        : this.database.countFromIndex(collection, index, rangeOf(query)),
    );
  }

  /** Writes all changes or none. */
  async write(changes: readonly Change[]): Promise<WriteOutcome> {
    const names = [...new Set(changes.map(({ collection }) => collection))];
    if (names.length === 0) return { ok: true, written: [] };
    await Promise.all(names.map((name) => this.seeded(name)));
    return this.attempt(async () => {
      const transaction = this.database.transaction(names, 'readwrite', relaxed);
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
    await this.attempt(async () => {
      const stores = [...collectionNames, metaStore, quarantineStore];
      const transaction = this.database.transaction(stores, 'readwrite', relaxed);
      const work = async () => {
        await Promise.all(stores.map((name) => transaction.objectStore(name).clear()));
        if (!contents) return;
        for (const name of collectionNames) await this.fill(transaction, name, contents[name]);
      };
      await Promise.all([work(), transaction.done]);
    });
    this.seeding.clear();
  }

  /** Forgets which collections are known to be seeded, another tab having replaced everything. */
  forget(): void {
    this.seeding.clear();
  }

  /** Keeps what cannot be read for somebody to look at. */
  async keepAside(broken: Omit<Quarantined, 'at'>): Promise<void> {
    const at = new Date().toISOString();
    await this.attempt(() => this.database.add(quarantineStore, { ...broken, at }));
    this.notices.onBroken(1);
  }

  async quarantined(): Promise<Quarantined[]> {
    return (await this.attempt(() => this.database.getAll(quarantineStore))) as Quarantined[];
  }

  countQuarantined(): Promise<number> {
    return this.attempt(() => this.database.count(quarantineStore));
  }

  close(): void {
    this.database.close();
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw asStorageError(error);
    }
  }

  /** Waits until a collection has its first records in the database. */
  private async seeded(collection: CollectionName): Promise<void> {
    await (
      await this.seedingOf(collection)
    ).kept;
  }

  private seedingOf(collection: CollectionName): Promise<Seeding> {
    const known = this.seeding.get(collection);
    if (known) return known;
    const seeding = this.beginSeeding(collection);
    this.seeding.set(collection, seeding);
    seeding.catch(() => this.seeding.delete(collection));
    return seeding;
  }

  private async beginSeeding(collection: CollectionName): Promise<Seeding> {
    const mark = seededMark(collection);
    const known = await this.attempt((): Promise<unknown> => this.database.get(metaStore, mark));
    if (known !== undefined) return { fresh: undefined, kept: Promise.resolve() };
    const fresh: object[] = [];
    await forEachSliced(await this.seed(collection), (record) => fresh.push(record));
    const seeding: Seeding = { fresh, kept: this.keepSeed(collection, fresh) };
    seeding.kept
      .then(() => {
        seeding.fresh = undefined;
      })
      .catch((error: unknown) => {
        this.seeding.delete(collection);
        this.notices.onLost(asStorageError(error));
      });
    return seeding;
  }

  private async keepSeed(collection: CollectionName, records: readonly object[]): Promise<void> {
    if (records.length > mostKeptAtOnce) await untilIdle();
    const mark = seededMark(collection);
    return this.attempt(async () => {
      const stores = [collection, metaStore];
      const transaction = this.database.transaction(stores, 'readwrite', relaxed);
      const work = async () => {
        const another: unknown = await transaction.objectStore(metaStore).get(mark);
        if (another === undefined) await this.fill(transaction, collection, records);
        return another !== undefined;
      };
      const [isForestalled] = await Promise.all([work(), transaction.done]);
      if (isForestalled) this.notices.onForestalled();
    });
  }

  private async fill(
    transaction: Writing,
    collection: CollectionName,
    records: Iterable<object>,
  ): Promise<void> {
    const store = transaction.objectStore(collection);
    for (const batch of batchesOf(records)) {
      await Promise.all(
        batch.map((record) => store.put(envelopeOf(collection, { record, revision: 1 }))),
      );
    }
    await transaction.objectStore(metaStore).put(true, seededMark(collection));
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
    await this.setAside(broken);
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

  /** Moves records that cannot be read to where they are kept for somebody to look at. */
  private async setAside(broken: readonly Broken[]): Promise<void> {
    if (broken.length === 0) return;
    const at = new Date().toISOString();
    const names = [...new Set(broken.map(({ collection }) => collection)), quarantineStore];
    await this.attempt(async () => {
      const transaction = this.database.transaction(names, 'readwrite', relaxed);
      const moves = broken.flatMap((record) => [
        transaction.objectStore(quarantineStore).add({ ...record, at }),
        transaction.objectStore(record.collection).delete(record.key),
      ]);
      await Promise.all([...moves, transaction.done]);
    });
    this.notices.onBroken(broken.length);
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
