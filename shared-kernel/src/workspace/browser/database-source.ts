import { applyWritten } from '../apply-written';
import { batchesOf } from '../batches';
import { specOf, type CollectionName, type RecordOf } from '../collections';
import { createListeners } from '../listeners';
import { RecordTable } from '../record-table';
import { settleAll } from '../settle';
import {
  ReplacedError,
  type Change,
  type IndexQuery,
  type SourceEvent,
  type Stored,
  type Turn,
  type WorkspaceSource,
  type Written,
  type WriteOutcome,
  type Staging,
} from '../source';
import { keepPacked } from './keep-packed';
import type { RecordStore } from './record-store';
import { resumeWrites } from './resume-writes';
import type { TabChannel } from './tab-channel';
import type { WriteJournal } from './write-journal';
import { writtenSince, type Place, type WriteLog } from './write-log';
import { isBusy, whileLocked } from './writer-lock';

/** More hits than this, and the whole collection is read in batches instead of one long stretch. */
const mostHitsAtOnce = 1000;

/** So many records are read before anybody misses them. */
const mostReadAtOnce = 1000;

interface Loading {
  readonly table: Promise<RecordTable>;
  /** What was written since the reading began. */
  readonly missed: Written[];
}

/** What a turn goes on from, and leaves to what else it writes. */
interface Held {
  log: WriteLog;
}

/**
 * A workspace in the database: each collection is read once, when it is first listed, and kept at
 * hand from then on, in step with this tab's writes and the other tabs'.
 */
export class DatabaseSource implements Omit<WorkspaceSource, 'status' | 'subscribe'> {
  readonly listeners = createListeners<SourceEvent>();
  private readonly tables = new Map<CollectionName, RecordTable>();
  private readonly loading = new Map<CollectionName, Loading>();
  private generation = 0;
  /** Asked for before anything else is read, so that it is never later than what was read. */
  private log: Promise<WriteLog>;

  constructor(
    private readonly name: string,
    private readonly store: RecordStore,
    private readonly channel: TabChannel,
    private readonly journal: WriteJournal,
  ) {
    this.log = store.log();
    this.log.catch(() => undefined);
  }

  async list<C extends CollectionName>(collection: C): Promise<readonly RecordOf<C>[]> {
    return (await this.tableOf(collection)).records as readonly RecordOf<C>[];
  }

  async *batches(collection: CollectionName): AsyncGenerator<readonly object[]> {
    const table = await this.atHand(collection);
    if (table) yield* batchesOf(table.records);
    else {
      for await (const batch of this.store.readAll(collection)) {
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
    const table = this.tables.get(collection);
    const stored = table ? table.get(key) : await this.store.get(collection, key);
    return stored as Stored<RecordOf<C>> | undefined;
  }

  async keys(collection: CollectionName): Promise<readonly string[]> {
    const table = await this.atHand(collection);
    return table ? [...table.keys] : this.store.keys(collection);
  }

  async find<C extends CollectionName>(
    collection: C,
    index: string,
    query: IndexQuery = {},
  ): Promise<readonly RecordOf<C>[]> {
    const found = async () => {
      const table = await this.atHand(collection);
      if (table) return table.find(index, query);
      if (await this.isLarge(collection, index, query)) {
        return (await this.tableOf(collection)).find(index, query);
      }
      return this.store.find(collection, index, query);
    };
    return (await found()) as readonly RecordOf<C>[];
  }

  async count(collection: CollectionName, index?: string, query: IndexQuery = {}): Promise<number> {
    const table = await this.atHand(collection);
    return table ? table.count(index, query) : this.store.count(collection, index, query);
  }

  /** What is at hand, or all of it taken into the page first, is no longer read from the database. */
  async isLong(collection: CollectionName): Promise<boolean> {
    if (this.tables.has(collection) || (await this.store.isUnkept(collection))) return false;
    return this.store.hasMoreThan(collection, mostReadAtOnce);
  }

  async epoch(): Promise<number> {
    return (await this.log).epoch;
  }

  async inTurn<T>(work: (turn: Turn) => Promise<T>, epoch?: number): Promise<T> {
    const begun = epoch ?? (await this.epoch());
    return this.whileNobodyWrites(async (held) => {
      if (begun !== held.log.epoch) throw new ReplacedError();
      return work({
        write: (changes) => this.journal.during(changes, begun, () => this.write(changes, held)),
        replace: (contents, added) =>
          this.replaced(() => this.store.replace(contents, added ?? [], held.log), held),
        stage: () => this.stage(held),
      });
    });
  }

  /** Finishes the writes that pages of this browser were left with, unless another tab is writing. */
  async resume(): Promise<void> {
    const { store, journal } = this;
    if (journal.left().length === 0) return;
    try {
      await this.whileNobodyWrites((held) => {
        const write = (changes: readonly Change[]) => this.write(changes, held);
        return resumeWrites({ store, journal, write, epoch: held.log.epoch });
      });
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
  }

  /** Takes in what other tabs have written. */
  async catchUp(): Promise<WriteLog> {
    const known = await this.log;
    const log = await this.store.log();
    this.log = Promise.resolve(log);
    const places = writtenSince(log, known);
    if (places) await this.reread(places);
    else {
      this.store.forget();
      this.startAnew();
    }
    return log;
  }

  /** Whether something small can still be written. */
  hasRoom(): Promise<boolean> {
    return this.store.hasRoom();
  }

  release(collection: CollectionName): void {
    this.tables.delete(collection);
  }

  quarantined() {
    return this.store.quarantined();
  }

  close(): void {
    this.journal.close();
    this.channel.close();
    this.store.close();
  }

  private whileNobodyWrites<T>(work: (held: Held) => Promise<T>): Promise<T> {
    return whileLocked(this.name, () =>
      this.store.whileSeedsWait(async () => work({ log: await this.catchUp() })),
    );
  }

  private async write(changes: readonly Change[], held: Held): Promise<WriteOutcome> {
    const before: Written[] = [];
    const settled = await settleAll(changes, async ({ collection, key }) => {
      const stored = await this.standing(collection, key);
      before.push({ collection, key, stored });
      return stored;
    });
    if (!settled.ok) return settled;
    this.follow(settled.written, false);
    try {
      held.log = await this.store.write(settled.written, held.log);
    } catch (error) {
      if (isBusy(error)) await this.reread(before);
      else this.follow(before, true);
      throw error;
    }
    this.log = Promise.resolve(held.log);
    this.follow(settled.written, true);
    this.channel.tell();
    return settled;
  }

  private async replaced(replace: () => Promise<WriteOutcome>, held: Held): Promise<WriteOutcome> {
    const outcome = await replace();
    if (!outcome.ok) return outcome;
    held.log = await this.catchUp();
    this.channel.tell();
    return outcome;
  }

  private async stage(held: Held): Promise<Staging> {
    const staged = await this.store.stage();
    return {
      add: (collection, records) => staged.add(collection, records),
      replace: (added, course = {}) =>
        this.replaced(() => this.store.replaceByStaged(staged, added, held.log, course), held),
      discard: () => staged.clear(),
    };
  }

  private async standing(collection: CollectionName, key: string) {
    const table = this.tables.get(collection);
    return table ? table.get(key) : this.store.get(collection, key);
  }

  /**
   * The table of a collection that is at hand, which all of it is taken into that the database is only
   * being filled with.
   */
  private async atHand(collection: CollectionName): Promise<RecordTable | undefined> {
    const table = this.tables.get(collection);
    if (table) return table;
    return (await this.store.isUnkept(collection)) ? this.tableOf(collection) : undefined;
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
      for await (const batch of this.store.readAll(collection)) stored.push(...batch);
      const table = await RecordTable.of(specOf(collection), stored);
      if (generation !== this.generation) return await this.tableOf(collection);
      applyWritten(this.loading.get(collection)?.missed ?? [], () => table);
      this.tables.set(collection, table);
      if (table.keys.length > mostReadAtOnce) this.packSoon(collection);
      return table;
    } finally {
      if (generation === this.generation) this.loading.delete(collection);
    }
  }

  private packSoon(collection: CollectionName): void {
    const packing = keepPacked({
      store: this.store,
      collection,
      table: () => this.tables.get(collection),
      whileNobodyWrites: (work) => this.whileNobodyWrites(work),
      onBroken: () => this.startAnew(),
    });
    // It is only a copy, to be read sooner.
    packing.catch(() => undefined);
  }

  private async isLarge(collection: CollectionName, index: string, query: IndexQuery) {
    if ((query.limit ?? Infinity) <= mostHitsAtOnce) return false;
    return (await this.store.count(collection, index, query)) > mostHitsAtOnce;
  }

  private follow(written: readonly Written[], settled: boolean): void {
    applyWritten(written, (collection) => this.tables.get(collection));
    for (const [collection, { missed }] of this.loading) {
      for (const change of written) if (change.collection === collection) missed.push(change);
    }
    this.listeners.emit({ kind: 'written', written, settled });
  }

  private async reread(places: readonly Place[]): Promise<void> {
    if (places.length === 0) return;
    const written = await Promise.all(
      places.map(async ({ collection, key }): Promise<Written> => {
        return { collection, key, stored: await this.store.get(collection, key) };
      }),
    );
    this.follow(written, true);
  }

  /** Forgets what is at hand, something else standing in the database. */
  startAnew(): void {
    this.generation += 1;
    this.tables.clear();
    this.loading.clear();
    this.listeners.emit({ kind: 'replaced' });
  }
}
