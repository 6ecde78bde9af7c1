import type { IDBPDatabase } from 'idb';
import type { AuditEntry } from '../../domain/audit';
import type { CollectionName } from '../store/collections';
import type { IndexQuery, KeptLog, Stored } from '../store/source';
import { createTimeSlices, untilPainted, yieldInBackground } from '../long-lists/time-slices';
import { metaStore } from './database';
import { openStoredRecord, storedKeyOf } from './stored-record';
import { findBackwards, rangeOf, readAhead } from './read-ahead';
import type { Connection } from './connection';
import type { BrokenRecord, Quarantine } from './quarantine';
import type { Seeder } from './seeding';
import { logKey, writeLogOf } from '../store/write-log';

interface RecordReaderOptions {
  readonly connection: Connection;
  readonly seeds: Seeder;
  readonly quarantine: Quarantine;
  /**
   * Reads of a few records, which a person waits for: all of a collection is read on when they are done.
   * The first rows of 100,000 transactions came after 0.4 s in place of 1.8 s.
   */
  readonly shortReads: Gate;
}

/**
 * Reads the records in the database, seeded first where they are new. A record that its schema refuses is moved to
 * the quarantine. Every method rejects with a `StorageError` only.
 */
export class RecordReader {
  constructor(private readonly from: RecordReaderOptions) {}

  /** All records, in batches and in key order. */
  async *readAll(collection: CollectionName): AsyncGenerator<Stored<object>[]> {
    await this.from.seeds.seeded(collection);
    const slices = createTimeSlices(yieldInBackground);
    const { open } = this.from.shortReads;
    for await (const values of readAhead(this.from.connection, collection, open)) {
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
  async readLog(): Promise<Pick<KeptLog, 'entries' | 'head'>> {
    await this.from.seeds.seeded('auditEntries');
    return this.from.connection.use(async (database) => {
      const transaction = database.transaction(['auditEntries', metaStore]);
      const [log, kept] = (await Promise.all([
        transaction.objectStore(metaStore).get(logKey),
        transaction.objectStore('auditEntries').getAll(),
      ])) as [unknown, readonly { readonly record: AuditEntry }[]];
      const entries = kept.map(({ record }) => record);
      return { entries, head: writeLogOf(log).head };
    });
  }

  async get(collection: CollectionName, key: string): Promise<Stored<object> | undefined> {
    await this.from.seeds.seeded(collection);
    const value: unknown = await this.readShortly((database) => database.get(collection, key));
    if (value === undefined) return undefined;
    const [stored] = await this.open(collection, [value]);
    return stored;
  }

  async keys(collection: CollectionName): Promise<string[]> {
    await this.from.seeds.seeded(collection);
    const keys = await this.from.connection.use((database) => database.getAllKeys(collection));
    return keys.filter((key) => typeof key === 'string');
  }

  /** What is found first is painted before all of a collection is read on. */
  async find(collection: CollectionName, index: string, query: IndexQuery): Promise<object[]> {
    await this.from.seeds.seeded(collection);
    const values = await this.readShortly((database) =>
      query.descending
        ? findBackwards(database, collection, index, query)
        : database.getAllFromIndex(collection, index, rangeOf(query), query.limit),
    );
    if (query.limit !== undefined) void this.from.shortReads.whileClosed(untilPainted);
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
    await this.from.seeds.seeded(collection);
    return this.from.connection.use((database) =>
      index === undefined
        ? database.count(collection)
        : database.countFromIndex(collection, index, rangeOf(query)),
    );
  }

  /** It goes through this many keys and reads no record. */
  async hasMoreThan(collection: CollectionName, many: number): Promise<boolean> {
    await this.from.seeds.seeded(collection);
    return this.readShortly(async (database) => {
      const first = await database.transaction(collection).store.openKeyCursor();
      return (await first?.advance(many)) != null;
    });
  }

  private readShortly<T>(read: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    return this.from.shortReads.whileClosed(() => this.from.connection.use(read));
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
      broken.push({ collection, key: storedKeyOf(value), value, reasons: envelope.reasons });
    }
  }
}

/** Lets work through unless other work holds it closed. */
export function createGate() {
  let holders = 0;
  const waiting: (() => void)[] = [];
  return {
    /** Does work while no one is let through. */
    async whileClosed<T>(work: () => Promise<T>): Promise<T> {
      holders += 1;
      try {
        return await work();
      } finally {
        holders -= 1;
        if (holders === 0) for (const go of waiting.splice(0)) go();
      }
    },
    /** Waits until no one holds it closed. */
    open: async (): Promise<void> => {
      while (holders > 0) await new Promise<void>((go) => waiting.push(go));
    },
  };
}

export type Gate = ReturnType<typeof createGate>;
