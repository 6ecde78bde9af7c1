import { applyWritten } from '../apply-written';
import { specOf, type CollectionName, type RecordOf } from '../collections';
import { createListeners } from '../listeners';
import { RecordTable } from '../record-table';
import { isReplaced, replacedConflicts } from '../replaced-conflicts';
import { settle } from '../settle';
import { forEachSliced } from '../time-slices';
import type {
  Change,
  IndexQuery,
  SourceEvent,
  Stored,
  WorkspaceContents,
  WorkspaceSource,
  Written,
  WriteOutcome,
} from '../source';
import type { RecordStore } from './record-store';
import { resumeWrites } from './resume-writes';
import type { TabChannel, TabMessage } from './tab-channel';
import type { WriteJournal } from './write-journal';

/** More hits than this, and the whole collection is read in batches instead of one long stretch. */
const mostHitsAtOnce = 1000;

interface Loading {
  readonly table: Promise<RecordTable>;
  /** What was written since the reading began. */
  readonly missed: Written[];
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

  constructor(
    private readonly store: RecordStore,
    private readonly channel: TabChannel,
    private readonly journal: WriteJournal,
  ) {}

  async list<C extends CollectionName>(collection: C): Promise<readonly RecordOf<C>[]> {
    return (await this.tableOf(collection)).records as readonly RecordOf<C>[];
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
    const table = this.tables.get(collection);
    return table ? [...table.keys] : this.store.keys(collection);
  }

  async find<C extends CollectionName>(
    collection: C,
    index: string,
    query: IndexQuery = {},
  ): Promise<readonly RecordOf<C>[]> {
    const found = async () => {
      const table = this.tables.get(collection);
      if (table) return table.find(index, query);
      if (await this.isLarge(collection, index, query)) {
        return (await this.tableOf(collection)).find(index, query);
      }
      return this.store.find(collection, index, query);
    };
    return (await found()) as readonly RecordOf<C>[];
  }

  async count(collection: CollectionName, index?: string, query: IndexQuery = {}): Promise<number> {
    const table = this.tables.get(collection);
    return table ? table.count(index, query) : this.store.count(collection, index, query);
  }

  epoch(): Promise<number> {
    return this.store.epoch();
  }

  async write(changes: readonly Change[], epoch?: number): Promise<WriteOutcome> {
    const known = await this.store.epoch();
    const begun = epoch ?? known;
    if (begun !== known) return { ok: false, conflicts: replacedConflicts(changes) };
    return this.journal.during(changes, begun, () => this.showAndKeep(changes, begun));
  }

  /** Finishes the writes that pages of this browser were left with. */
  async resume(): Promise<void> {
    const written = await resumeWrites(this.store, this.journal);
    if (written.length === 0) return;
    this.follow(written, true);
    this.channel.tellWritten(written);
  }

  async replace(
    contents?: WorkspaceContents,
    added: readonly Change[] = [],
    epoch?: number,
  ): Promise<WriteOutcome> {
    const outcome = await this.store.replace(contents, added, epoch ?? (await this.store.epoch()));
    if (outcome.ok) {
      this.startAnew();
      this.channel.tellReplaced();
    } else if (isReplaced(outcome.conflicts)) this.hearReplaced();
    return outcome;
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

  /** What another tab says. */
  async hear(message: TabMessage): Promise<void> {
    if (message.kind === 'replaced') this.hearReplaced();
    else await this.rereadKeys(message.keys);
  }

  close(): void {
    this.journal.close();
    this.channel.close();
    this.store.close();
  }

  private hearReplaced(): void {
    this.store.forget();
    this.startAnew();
  }

  private async showAndKeep(changes: readonly Change[], epoch: number): Promise<WriteOutcome> {
    const { generation } = this;
    const before = await this.showAtOnce(changes);
    // Where everything was replaced meanwhile, what was at hand before it says nothing any more.
    const followHere = (written: readonly Written[]) => {
      if (generation === this.generation) this.follow(written, true);
      else this.startAnew();
    };
    try {
      const outcome = await this.store.write(changes, epoch);
      if (outcome.ok) {
        followHere(outcome.written);
        this.channel.tellWritten(outcome.written);
      } else if (isReplaced(outcome.conflicts)) {
        this.hearReplaced();
      } else {
        await this.rereadKeys(changes);
      }
      return outcome;
    } catch (error) {
      followHere(before);
      throw error;
    }
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
      return table;
    } finally {
      if (generation === this.generation) this.loading.delete(collection);
    }
  }

  private async isLarge(collection: CollectionName, index: string, query: IndexQuery) {
    if ((query.limit ?? Infinity) <= mostHitsAtOnce) return false;
    return (await this.store.count(collection, index, query)) > mostHitsAtOnce;
  }

  /** Shows a write before it is kept; gives what stood there before. */
  private async showAtOnce(changes: readonly Change[]): Promise<readonly Written[]> {
    const before: Written[] = [];
    const shown: Written[] = [];
    await forEachSliced(changes, (change) => {
      const { collection, key, base } = change;
      const table = this.tables.get(collection);
      const standing = table ? table.get(key) : base;
      const settled = settle(change, standing);
      before.push({ collection, key, stored: standing });
      if (settled.ok) shown.push({ collection, key, stored: settled.stored });
    });
    this.follow(shown, false);
    return before;
  }

  private follow(written: readonly Written[], settled: boolean): void {
    applyWritten(written, (collection) => this.tables.get(collection));
    for (const [collection, { missed }] of this.loading) {
      for (const change of written) if (change.collection === collection) missed.push(change);
    }
    this.listeners.emit({ kind: 'written', written, settled });
  }

  private async rereadKeys(
    keys: readonly { readonly collection: CollectionName; readonly key: string }[],
  ): Promise<void> {
    const written = await Promise.all(
      keys.map(async ({ collection, key }): Promise<Written> => {
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
