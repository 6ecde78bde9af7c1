import type { IDBPDatabase } from 'idb';
import type { AuditEntry } from '../../domain/audit';
import type { CollectionName } from '../store/collections';
import type { IndexQuery, KeptLog, Stored } from '../store/source';
import { metaStore } from './database';
import { openStoredRecord, storedKeyOf } from './stored-record';
import type { Connection } from './connection';
import type { BrokenRecord, Quarantine } from './quarantine';
import type { Seeder } from './seeding';
import { logKey, writeLogOf } from '../store/write-log';

/** How many records one request reads. */
const readAtOnce = 1000;

interface RecordReaderOptions {
  readonly connection: Connection;
  readonly seeds: Seeder;
  readonly quarantine: Quarantine;
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
    let after: string | undefined;
    for (;;) {
      const range = after === undefined ? undefined : IDBKeyRange.lowerBound(after, true);
      const values: unknown[] = await this.from.connection.use((database) =>
        database.getAll(collection, range, readAtOnce),
      );
      yield await this.open(collection, values);
      if (values.length < readAtOnce) return;
      after = storedKeyOf(values.at(-1));
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
    const value: unknown = await this.from.connection.use((database) =>
      database.get(collection, key),
    );
    if (value === undefined) return undefined;
    const [stored] = await this.open(collection, [value]);
    return stored;
  }

  async keys(collection: CollectionName): Promise<string[]> {
    await this.from.seeds.seeded(collection);
    const keys = await this.from.connection.use((database) => database.getAllKeys(collection));
    return keys.filter((key) => typeof key === 'string');
  }

  async find(collection: CollectionName, index: string, query: IndexQuery): Promise<object[]> {
    await this.from.seeds.seeded(collection);
    const values = await this.from.connection.use((database) =>
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
    await this.from.seeds.seeded(collection);
    return this.from.connection.use((database) =>
      index === undefined
        ? database.count(collection)
        : database.countFromIndex(collection, index, rangeOf(query)),
    );
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

/** The part of an index that a query is about; all of it where that is `undefined`. */
function rangeOf({ equals, from, to }: IndexQuery): IDBKeyRange | undefined {
  if (equals !== undefined) return IDBKeyRange.only(equals);
  if (from !== undefined && to !== undefined) {
    return from <= to ? IDBKeyRange.bound(from, to) : IDBKeyRange.bound(from, from, true, false);
  }
  if (from !== undefined) return IDBKeyRange.lowerBound(from);
  return to === undefined ? undefined : IDBKeyRange.upperBound(to);
}

/** The values of an index from the last on, which it gives one by one only. */
async function findBackwards(
  database: IDBPDatabase,
  store: string,
  index: string,
  query: IndexQuery,
): Promise<unknown[]> {
  const found: unknown[] = [];
  const { limit = Infinity } = query;
  const inIndex = database.transaction(store).store.index(index);
  let cursor = await inIndex.openCursor(rangeOf(query), 'prev');
  while (cursor && found.length < limit) {
    found.push(cursor.value);
    cursor = found.length < limit ? await cursor.continue() : null;
  }
  return found;
}
