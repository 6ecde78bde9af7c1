import { applyWritten } from '../store/apply-written';
import { batchesOf } from '../long-lists/batches';
import { specOf, type CollectionName, type RecordOf } from '../store/collections';
import { isShown, type LogView } from '../evidence/log-view';
import { RecordTable } from '../store/record-table';
import type { IndexQuery, Stored, Written } from '../store/source';
import type { Tally } from '../long-lists/tally';
import type { RecordReader } from './record-reader';
import type { Place } from '../store/write-log';

/** More hits than this, and the whole collection is read in batches instead of one long stretch. */
const maxHitsAtOnce = 1000;

/** So many records are read before anybody misses them. */
export const maxReadAtOnce = 1000;

interface Loading {
  readonly table: Promise<RecordTable>;
  /** What was written since the reading began. */
  readonly missed: Written[];
}

/**
 * What a page reads of its database: each collection once, when it is first listed, to be kept at hand from then on.
 */
export class DatabaseReads {
  private readonly tables = new Map<CollectionName, RecordTable>();
  private readonly loading = new Map<CollectionName, Loading>();
  private generation = 0;

  constructor(
    private readonly records: RecordReader,
    /** A collection that was long to read is at hand. */
    private readonly onLong: (collection: CollectionName) => void,
    /** What is shown of the audit log; all of it where no section of it was closed. */
    private readonly logView: () => Promise<LogView | undefined>,
  ) {}

  async list<C extends CollectionName>(collection: C): Promise<readonly RecordOf<C>[]> {
    return (await this.tableOf(collection)).records as readonly RecordOf<C>[];
  }

  async *batches(collection: CollectionName): AsyncGenerator<readonly object[]> {
    const table = (await this.viewOf(collection)) ? undefined : await this.atHand(collection);
    if (table) yield* batchesOf(table.records);
    else {
      for await (const batch of this.records.readAll(collection)) {
        yield batch.map(({ record }) => record);
      }
    }
  }

  peek<C extends CollectionName>(collection: C): readonly RecordOf<C>[] | undefined {
    return this.tables.get(collection)?.records as readonly RecordOf<C>[] | undefined;
  }

  async get<C extends CollectionName>(
    collection: C,
    key: string,
  ): Promise<Stored<RecordOf<C>> | undefined> {
    const table = (await this.viewOf(collection)) ? undefined : this.tables.get(collection);
    const stored = table ? table.get(key) : await this.records.get(collection, key);
    return stored as Stored<RecordOf<C>> | undefined;
  }

  async keys(collection: CollectionName): Promise<readonly string[]> {
    const table = await this.atHand(collection);
    return table ? [...table.keys] : this.records.keys(collection);
  }

  async find<C extends CollectionName>(
    collection: C,
    index: string,
    query: IndexQuery = {},
  ): Promise<readonly RecordOf<C>[]> {
    const found = async () => {
      const begun = this.tables.has(collection)
        ? undefined
        : await this.records.begin(collection, index, query);
      if (begun) return begun;
      const table = await this.atHand(collection);
      if (table) return table.find(index, query);
      if (await this.isLarge(collection, index, query)) {
        return (await this.tableOf(collection)).find(index, query);
      }
      return this.records.find(collection, index, query);
    };
    return (await found()) as readonly RecordOf<C>[];
  }

  async count(collection: CollectionName, index?: string, query: IndexQuery = {}): Promise<number> {
    const table = await this.atHand(collection);
    return table ? table.count(index, query) : this.records.count(collection, index, query);
  }

  /** What is at hand, or all of it taken into the page first, is no longer read from the database. */
  async isLong(collection: CollectionName): Promise<boolean> {
    if (this.tables.has(collection) || (await this.viewOf(collection))) return false;
    return this.records.hasMoreThan(collection, maxReadAtOnce);
  }

  peekTally(collection: CollectionName): Tally | undefined {
    return this.tables.get(collection)?.tally;
  }

  /** What is at hand of a collection. */
  table(collection: CollectionName): RecordTable | undefined {
    return this.tables.get(collection);
  }

  evict(collection: CollectionName): void {
    this.tables.delete(collection);
  }

  /** Has what is at hand follow a write. */
  follow(written: readonly Written[]): void {
    applyWritten(written, (collection) => this.tables.get(collection));
    for (const [collection, { missed }] of this.loading) {
      for (const change of written) if (change.collection === collection) missed.push(change);
    }
  }

  /** What stands in the database in these places, whatever is at hand. */
  readAnew(places: readonly Place[]): Promise<Written[]> {
    return Promise.all(
      places.map(async ({ collection, key }) => {
        return { collection, key, stored: await this.records.get(collection, key) };
      }),
    );
  }

  /** Forgets what is at hand, something else standing in the database. */
  startAnew(): void {
    this.generation += 1;
    this.tables.clear();
    this.loading.clear();
  }

  /** The table of a collection that is at hand, which all of it is taken into of which not all is shown. */
  private async atHand(collection: CollectionName): Promise<RecordTable | undefined> {
    const table = this.tables.get(collection);
    if (table) return table;
    return (await this.viewOf(collection)) ? this.tableOf(collection) : undefined;
  }

  /** Of what is only added to, what is shown, where that is not all. */
  private viewOf(collection: CollectionName): Promise<LogView | undefined> {
    return specOf(collection).isAppendOnly ? this.logView() : Promise.resolve(undefined);
  }

  private async tableOf(collection: CollectionName): Promise<RecordTable> {
    const table = this.tables.get(collection);
    if (table) return table;
    const known = this.loading.get(collection);
    if (known) return known.table;
    const loading: Loading = { missed: [], table: this.load(collection, this.generation) };
    this.loading.set(collection, loading);
    return loading.table;
  }

  private async load(collection: CollectionName, generation: number): Promise<RecordTable> {
    try {
      const stored: Stored<object>[] = [];
      const view = await this.viewOf(collection);
      for await (const batch of this.records.readAll(collection))
        stored.push(...(view ? batch.filter(({ record }) => isShown(record, view)) : batch));
      const table = await RecordTable.of(specOf(collection), stored);
      if (generation !== this.generation) return await this.tableOf(collection);
      applyWritten(this.loading.get(collection)?.missed ?? [], () => table);
      this.tables.set(collection, table);
      // What is packed and counted is all of a collection.
      if (table.keys.length > maxReadAtOnce && !view) this.onLong(collection);
      return table;
    } finally {
      if (generation === this.generation) this.loading.delete(collection);
    }
  }

  private async isLarge(collection: CollectionName, index: string, query: IndexQuery) {
    if ((query.limit ?? Infinity) <= maxHitsAtOnce) return false;
    return (await this.records.count(collection, index, query)) > maxHitsAtOnce;
  }
}
