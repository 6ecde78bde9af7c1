import type { IDBPDatabase } from 'idb';
import type { AuditEntry } from '../../domain/audit';
import { batchesOf } from '../long-lists/batches';
import { specOf, type CollectionName } from '../store/collections';
import type { IndexQuery, KeptLog, Stored } from '../store/source';
import { createTimeSlices, letPageGoFirst, untilPainted } from '../long-lists/time-slices';
import { metaStore } from './database';
import { openStoredRecord, type StoredRecord } from './stored-record';
import { findBackwards } from './find-backwards';
import { rangeOf } from './index-range';
import { overlaid, type Touched } from './overlaid';
import type { BrokenRecord } from './quarantine';
import { readAhead } from './read-ahead';
import { readPacked } from './read-packed';
import type { RecordReaderOptions } from './record-reader-options';
import type { FirstRecords } from './seeding';
import { readStanding, readTouched } from './touched';
import { logKey, writeLogOf } from './write-log';

/**
 * Reads the records in the database, seeded first where they are new. A record that its schema refuses is moved to
 * the quarantine. Every method rejects with a `StorageError` only.
 */
export class RecordReader {
  constructor(private readonly from: RecordReaderOptions) {}

  /**
   * All records, in batches and in key order. A collection that is read before it was ever seeded is
   * given as it is being seeded, without waiting for all of it; what was added to it since comes last.
   */
  async *readAll(collection: CollectionName): AsyncGenerator<Stored<object>[]> {
    const slices = createTimeSlices(letPageGoFirst);
    const first = await this.from.seeds.shown(collection);
    const touched = first && (await this.touchedOf(collection, first));
    if (touched) {
      for (const batch of batchesOf(overlaid(collection, first.records, touched))) {
        yield batch;
        if (slices.isDue()) await slices.yieldToBrowser();
      }
      return;
    }
    const read = (key: string) => this.get(collection, key);
    const end = yield* readPacked(this.from.packs, collection, read);
    if (end === 'all') return;
    const { open } = this.from.shortReads;
    for await (const values of readAhead(this.from.connection, collection, open, end?.after)) {
      const opened: Stored<object>[] = [];
      const broken: BrokenRecord[] = [];
      for (const value of values) {
        this.sort(collection, value, opened, broken);
        if (slices.isDue()) await slices.yieldToBrowser();
      }
      await this.from.quarantine.setAside(broken);
      yield opened;
    }
  }

  /** The audit log just as it lies in the database, and what its next entry follows. */
  readLog(): Promise<Pick<KeptLog, 'entries' | 'head'>> {
    return this.from.connection.use(async (database) => {
      const transaction = database.transaction(['auditEntries', metaStore]);
      const [log, envelopes] = await Promise.all([
        transaction.objectStore(metaStore).get(logKey) as Promise<unknown>,
        transaction.objectStore('auditEntries').getAll() as Promise<StoredRecord[]>,
      ]);
      const entries = envelopes.map(({ record }) => record as AuditEntry);
      return { entries, head: writeLogOf(log).head };
    });
  }

  /** Whether the database is only being filled with the first records of a long list. */
  async isUnkept(collection: CollectionName): Promise<boolean> {
    return (await this.from.seeds.unkept(collection)) !== undefined;
  }

  /** Lets a count wait for the lists that are being shown for the first time. */
  untilShown(collection: CollectionName): Promise<void> {
    return this.from.seeds.untilShown(collection);
  }

  async get(collection: CollectionName, key: string): Promise<Stored<object> | undefined> {
    const first = await this.from.seeds.unkept(collection);
    const value: unknown = first
      ? await readStanding(this.from.connection, collection, key, first)
      : await this.readShortly((database) => database.get(collection, key));
    if (value === undefined) return undefined;
    const [stored] = await this.open(collection, [value]);
    return stored;
  }

  async keys(collection: CollectionName): Promise<string[]> {
    await this.from.seeds.unkept(collection);
    return (await this.from.connection.use((database) =>
      database.getAllKeys(collection),
    )) as string[];
  }

  /** What is found first, where it is kept so; what is not yet shown is read on after that. */
  async begin(
    collection: CollectionName,
    index: string,
    query: IndexQuery,
  ): Promise<readonly object[] | undefined> {
    const { connection, shortReads, beginnings } = this.from;
    // What was written to is right in the store, whatever else is still on its way there.
    const read = async (key: string) => {
      const value: unknown = await connection.use((database) => database.get(collection, key));
      return value === undefined ? undefined : (await this.open(collection, [value]))[0]?.record;
    };
    const found = await shortReads.whileClosed(() =>
      beginnings.find(collection, index, query, read),
    );
    if (found) void shortReads.whileClosed(untilPainted);
    return found;
  }

  async find(collection: CollectionName, index: string, query: IndexQuery): Promise<object[]> {
    await this.from.seeds.unkept(collection);
    const values = await this.readShortly((database) =>
      query.descending
        ? findBackwards(database, collection, index, query)
        : database.getAllFromIndex(collection, index, rangeOf(query), query.limit),
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
    await this.from.seeds.unkept(collection);
    return this.from.connection.use((database) =>
      index === undefined
        ? database.count(collection)
        : database.countFromIndex(collection, index, rangeOf(query)),
    );
  }

  /** It goes through so many keys and reads no record. */
  hasMoreThan(collection: CollectionName, many: number): Promise<boolean> {
    return this.readShortly(async (database) => {
      const first = await database.transaction(collection).store.openKeyCursor();
      return (await first?.advance(many)) != null;
    });
  }

  private readShortly<T>(read: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    return this.from.shortReads.whileClosed(() => this.from.connection.use(read));
  }

  /** What was touched of a collection whose first records are on their way; nothing once they are there. */
  private async touchedOf(
    collection: CollectionName,
    { isLong }: FirstRecords,
  ): Promise<Touched | undefined> {
    if (!isLong) return new Map();
    const values = await readTouched(this.from.connection, collection);
    if (!values) return undefined;
    const { keyOf } = specOf(collection);
    const standing = [...values.values()].filter((value) => value !== undefined);
    const opened = await this.open(collection, standing);
    const stored = new Map(opened.map((entry) => [keyOf(entry.record), entry]));
    return new Map([...values.keys()].map((key) => [key, stored.get(key)]));
  }

  private async open(
    collection: CollectionName,
    values: readonly unknown[],
  ): Promise<Stored<object>[]> {
    const opened: Stored<object>[] = [];
    const broken: BrokenRecord[] = [];
    for (const value of values) this.sort(collection, value, opened, broken);
    await this.from.quarantine.setAside(broken);
    return opened;
  }

  private sort(
    collection: CollectionName,
    value: unknown,
    opened: Stored<object>[],
    broken: BrokenRecord[],
  ): void {
    const envelope = openStoredRecord(collection, value);
    if (envelope.ok) opened.push(envelope.stored);
    else {
      const { key } = value as StoredRecord;
      broken.push({ collection, key, value, reasons: envelope.reasons });
    }
  }
}
