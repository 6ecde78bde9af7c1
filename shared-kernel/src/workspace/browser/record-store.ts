import type { IDBPDatabase } from 'idb';
import { batchesOf } from '../batches';
import { collectionNames, specOf, type CollectionName } from '../collections';
import { settleAll } from '../settle';
import type {
  Change,
  IndexQuery,
  Quarantined,
  Stored,
  WorkspaceContents,
  WriteOutcome,
  Written,
} from '../source';
import { createTimeSlices, letPageGoFirst } from '../time-slices';
import type { Course } from '../transfer/course';
import { metaStore, quarantineStore, writeInto, type Writing } from './database';
import { openEnvelope, type Envelope } from './envelope';
import { createGate } from './gate';
import { rangeOf } from './index-range';
import { keepWritten, standingLog } from './keep-written';
import { overlaid, type Touched } from './overlaid';
import { Packs } from './packs';
import { Quarantine, type Broken, type BrokenRecord } from './quarantine';
import { readAhead } from './read-ahead';
import { readPacked } from './read-packed';
import { fillStore } from './seed-step';
import { Seeds, type FirstRecords, type SeedNotices, type SeedsOptions } from './seeds';
import { StagedRecords } from './staged-records';
import { orStorageError } from './storage-error';
import { markTouched, readStanding, readTouched } from './touched';
import { withReplacement, withWrite, type WriteLog } from './write-log';

const allStores = [...collectionNames, metaStore, quarantineStore];

/** As much as a command of a few words writes. */
const probe = ' '.repeat(16_384);
const probeKey = 'probe';

export interface StoreNotices extends SeedNotices {
  /** So many records were set aside. */
  readonly onBroken: (count: number) => void;
}

export interface RecordStoreOptions extends SeedsOptions {
  readonly notices: StoreNotices;
}

/**
 * The records in the database, and nothing at hand. A record that its schema refuses is moved to the
 * quarantine and told. Every method rejects with a `StorageError` only.
 */
export class RecordStore {
  private readonly database: IDBPDatabase;
  private readonly seeds: Seeds;
  private readonly quarantine: Quarantine;
  /** What was long to read, to be read sooner the next time. */
  readonly packs: Packs;
  /**
   * Reads of a few records, which somebody is waiting for: all of a collection is read on when they are done.
   * The first rows of 100,000 transactions came after 0.4 s in place of 1.8 s.
   */
  private readonly shortReads = createGate();

  constructor(options: RecordStoreOptions) {
    this.database = options.database;
    this.seeds = new Seeds(options);
    this.packs = new Packs(options.database, this.shortReads.open);
    this.quarantine = new Quarantine(options.database, options.notices.onBroken);
  }

  /** What the tabs have told one another so far. */
  log(): Promise<WriteLog> {
    return standingLog(this.database);
  }

  /**
   * All records, in batches and in key order. A collection that is read before it was ever seeded is
   * given as it is being seeded, without waiting for all of it; what was added to it since comes last.
   */
  async *readAll(collection: CollectionName): AsyncGenerator<Stored<object>[]> {
    const slices = createTimeSlices(letPageGoFirst);
    const first = await this.seeds.shown(collection);
    const touched = first && (await this.touchedOf(collection, first));
    if (touched) {
      for (const batch of batchesOf(overlaid(collection, first.records, touched))) {
        yield batch;
        if (slices.isDue()) await slices.breathe();
      }
      return;
    }
    const read = (key: string) => this.get(collection, key);
    const end = yield* readPacked(this.packs, collection, read);
    if (end === 'all') return;
    const { open } = this.shortReads;
    for await (const values of readAhead(this.database, collection, open, end?.after)) {
      const opened: Stored<object>[] = [];
      const broken: BrokenRecord[] = [];
      for (const value of values) {
        this.sort(collection, value, opened, broken);
        if (slices.isDue()) await slices.breathe();
      }
      await this.quarantine.setAside(broken);
      yield opened;
    }
  }

  /** Whether the database is only being filled with the first records of a long list. */
  async isUnkept(collection: CollectionName): Promise<boolean> {
    return (await this.seeds.unkept(collection)) !== undefined;
  }

  async get(collection: CollectionName, key: string): Promise<Stored<object> | undefined> {
    const first = await this.seeds.unkept(collection);
    const value: unknown = first
      ? await readStanding(this.database, collection, key, first)
      : await this.readShortly(() => this.database.get(collection, key));
    if (value === undefined) return undefined;
    const [stored] = await this.open(collection, [value]);
    return stored;
  }

  async keys(collection: CollectionName): Promise<string[]> {
    await this.seeds.unkept(collection);
    return (await orStorageError(() => this.database.getAllKeys(collection))) as string[];
  }

  async find(collection: CollectionName, index: string, query: IndexQuery): Promise<object[]> {
    await this.seeds.unkept(collection);
    const values = await this.readShortly(() =>
      query.descending
        ? this.findBackwards(collection, index, query)
        : this.database.getAllFromIndex(collection, index, rangeOf(query), query.limit),
    );
    const found = await this.open(collection, values);
    // What was set aside has taken the place of what else there is to be found.
    if (found.length < values.length) return this.find(collection, index, query);
    return found.map(({ record }) => record);
  }

  async count(
    collection: CollectionName,
    index: string | undefined,
    query: IndexQuery,
  ): Promise<number> {
    await this.seeds.unkept(collection);
    return orStorageError(() =>
      index === undefined
        ? this.database.count(collection)
        : this.database.countFromIndex(collection, index, rangeOf(query)),
    );
  }

  /** Waits until what a collection begins with is in the database. */
  kept(collection: CollectionName): Promise<void> {
    return this.seeds.kept(collection);
  }

  /** It goes through so many keys and reads no record. */
  hasMoreThan(collection: CollectionName, many: number): Promise<boolean> {
    return this.readShortly(async () => {
      const first = await this.database.transaction(collection).store.openKeyCursor();
      return (await first?.advance(many)) != null;
    });
  }

  /** Writes all of it or nothing, and gives the log after it; it follows the log that is given. */
  async write(written: readonly Written[], log: WriteLog): Promise<WriteLog> {
    const names = [...new Set(written.map(({ collection }) => collection))];
    if (names.length === 0) return log;
    const unkept = await Promise.all(names.map((name) => this.isUnkept(name)));
    const long = new Set(names.filter((_, at) => unkept[at]));
    const to = withWrite(log, written);
    const prepare = (transaction: Writing) => markTouched(transaction, long, written);
    await keepWritten(this.database, names, { written, from: log, to, prepare });
    return to;
  }

  /**
   * Replaces everything in one step, without contents so that the seed comes again, and makes the
   * changes; it follows the log that is given.
   */
  async replace(
    contents: WorkspaceContents | undefined,
    changes: readonly Change[],
    log: WriteLog,
  ): Promise<WriteOutcome> {
    const first = contents ?? (await this.firstOf(changes));
    const settled = await settleAll(changes, ({ collection, key }) => {
      const { keyOf } = specOf(collection);
      const record = first[collection]?.find((candidate: object) => keyOf(candidate) === key);
      return Promise.resolve(record && { record, revision: 1 });
    });
    return this.replaceBy(settled, log, async (transaction) => {
      await Promise.all(allStores.map((name) => transaction.objectStore(name).clear()));
      for (const name of collectionNames) {
        const records = first[name];
        if (records) await fillStore(transaction, name, records);
      }
    });
  }

  /** Records that are to take everything's place; what others left of theirs is forgotten. */
  async stage(): Promise<StagedRecords> {
    const staged = new StagedRecords(this.database);
    await staged.clear();
    return staged;
  }

  /** Has staged records and the changes take everything's place; it follows the log that is given. */
  async replaceByStaged(
    staged: StagedRecords,
    changes: readonly Change[],
    log: WriteLog,
    course: Course,
  ): Promise<WriteOutcome> {
    const settled = await settleAll(changes, () => Promise.resolve(undefined));
    return this.replaceBy(settled, log, (transaction) =>
      staged.moveIn(transaction, allStores, course),
    );
  }

  /** One transaction in which something else takes the place of everything, and then what was settled is written. */
  private async replaceBy(
    settled: WriteOutcome,
    log: WriteLog,
    prepare: (transaction: Writing) => Promise<void>,
  ): Promise<WriteOutcome> {
    if (!settled.ok) return settled;
    await keepWritten(this.database, allStores, {
      written: settled.written,
      from: log,
      to: withReplacement(log),
      prepare,
    });
    return settled;
  }

  /** Whether something small can still be written. */
  async hasRoom(): Promise<boolean> {
    try {
      await writeInto(this.database, [metaStore], async (transaction) => {
        const meta = transaction.objectStore(metaStore);
        await meta.put(probe, probeKey);
        await meta.delete(probeKey);
      });
      return true;
    } catch {
      return false;
    }
  }

  /** Does what a person waits for, without the next of a long list's first records being kept meanwhile. */
  whileSeedsWait<T>(work: () => Promise<T>): Promise<T> {
    return this.seeds.whileHeld(work);
  }

  /** Forgets which collections were seeded, everything having been replaced. */
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
    this.seeds.forget();
    this.database.close();
  }

  private readShortly<T>(read: () => Promise<T>): Promise<T> {
    return this.shortReads.whileClosed(() => orStorageError(read));
  }

  /** What the collections that are written to begin with. */
  private async firstOf(
    changes: readonly Change[],
  ): Promise<Partial<Record<CollectionName, readonly object[]>>> {
    const names = [...new Set(changes.map(({ collection }) => collection))];
    const first = names.map(async (name) => [name, await this.seeds.first(name)] as const);
    return Object.fromEntries(await Promise.all(first));
  }

  /** What was touched of a collection whose first records are on their way; nothing once they are there. */
  private async touchedOf(
    collection: CollectionName,
    { isLong }: FirstRecords,
  ): Promise<Touched | undefined> {
    if (!isLong) return new Map();
    const values = await readTouched(this.database, collection);
    if (!values) return undefined;
    const { keyOf } = specOf(collection);
    const standing = [...values.values()].filter((value) => value !== undefined);
    const opened = await this.open(collection, standing);
    const stored = new Map(opened.map((entry) => [keyOf(entry.record), entry]));
    return new Map([...values.keys()].map((key) => [key, stored.get(key)]));
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
    const broken: BrokenRecord[] = [];
    for (const value of values) this.sort(collection, value, opened, broken);
    await this.quarantine.setAside(broken);
    return opened;
  }

  private sort(
    collection: CollectionName,
    value: unknown,
    opened: Stored<object>[],
    broken: BrokenRecord[],
  ): void {
    const envelope = openEnvelope(collection, value);
    if (envelope.ok) opened.push(envelope.stored);
    else {
      const { key } = value as Envelope;
      broken.push({ collection, key, value, reasons: envelope.reasons });
    }
  }
}
