import {
  appendOnlyCollections,
  findRecordsInIndex,
  getCollectionSpec,
  isKnownCollection,
  type CollectionName,
  type LoadQuery,
  type StorageState,
  type StoredVersion,
  type WrittenRecord,
} from 'shared-kernel/server';
import { groupBy } from './group-by';
import type { Database } from './open-database';
import { listCollections, loadRows } from './record-rows';
import { loadChangedRecords } from './workspace-state';

/** Maximum number of cached records per collection. Larger collections are read from the database. */
const maxRecords = 20_000;

/** Records of one collection, which can be read by key, by index or in the order of their keys. */
export class CollectionRecords {
  private readonly spec;
  private readonly byKey: Map<string, StoredVersion<object>>;
  private sorted: readonly StoredVersion<object>[] | undefined;

  constructor(collection: CollectionName, rows: readonly StoredVersion<object>[]) {
    this.spec = getCollectionSpec(collection);
    this.byKey = new Map(rows.map((stored) => [this.spec.keyOf(stored.record), stored]));
  }

  put({ key, stored }: Pick<WrittenRecord, 'key' | 'stored'>): void {
    if (stored) this.byKey.set(key, stored);
    else this.byKey.delete(key);
    this.sorted = undefined;
  }

  select(query?: LoadQuery): readonly StoredVersion<object>[] {
    const { spec, byKey } = this;
    if (query && 'keys' in query) return query.keys.flatMap((key) => byKey.get(key) ?? []);
    this.sorted ??= [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
    return query ? findRecordsInIndex(spec, this.sorted, query.index, query.range) : this.sorted;
  }
}

/** Whether a collection may be cached. Files are too large, and the audit log grows without a limit. */
const isCached = (collection: CollectionName): boolean =>
  isKnownCollection(collection) &&
  collection !== 'files' &&
  !(appendOnlyCollections as readonly string[]).includes(collection);

/** In-memory copy of records. Call `synchronize` before reading, because other servers may have written. */
export class RecordCache {
  private state: StorageState = { revision: -1, epoch: -1 };
  private collections = new Map<CollectionName, CollectionRecords | 'too large'>();

  /** Whether the cached records are at least as new as `state`. */
  isCurrent({ revision, epoch }: StorageState): boolean {
    return this.state.epoch === epoch && this.state.revision >= revision;
  }

  /** Loads the commits of other servers. `database` must provide the same snapshot until this method ends. */
  async synchronize(database: Database, state: StorageState): Promise<void> {
    if (this.isCurrent(state)) return;
    const before = this.state;
    const changed =
      before.epoch === state.epoch
        ? await loadChangedRecords(database, before.revision, state)
        : undefined;
    const written: WrittenRecord[] = [];
    for (const [collection, some] of groupBy(changed ?? [], (one) => one.collection)) {
      if (!isCached(collection)) continue;
      const keys = some.map(({ key }) => key);
      const loaded = await loadRows(database, collection, { keys });
      const rows = new CollectionRecords(collection, loaded);
      for (const key of keys)
        written.push({ collection, key, stored: rows.select({ keys: [key] })[0] });
    }
    const all = new Map<CollectionName, CollectionRecords | 'too large'>();
    for (const collection of changed ? [] : (await listCollections(database)).filter(isCached)) {
      const rows = await loadRows(database, collection);
      const isTooLarge = rows.length > maxRecords;
      all.set(collection, isTooLarge ? 'too large' : new CollectionRecords(collection, rows));
    }
    if (this.state !== before) return this.synchronize(database, state);
    if (!changed) this.collections = all;
    this.apply(state, written);
  }

  /** Adds the records that this server has committed. `base` is the state before the commit. */
  committed(base: StorageState, state: StorageState, written: readonly WrittenRecord[]): void {
    if (this.state.revision === base.revision && this.state.epoch === base.epoch)
      this.apply(state, written);
  }

  /** Removes records that are newer than the database, for example after a backup was restored. */
  forgetNewerThan({ revision }: StorageState): void {
    if (this.state.revision > revision) this.state = { revision: -1, epoch: -1 };
  }

  async read(database: Database, collection: CollectionName, query?: LoadQuery) {
    const cached = this.collections.get(collection);
    return !isCached(collection) || cached === 'too large'
      ? loadRows(database, collection, query)
      : (cached?.select(query) ?? []);
  }

  private apply(state: StorageState, written: readonly WrittenRecord[]): void {
    for (const one of written.filter(({ collection }) => isCached(collection))) {
      // A missing collection had no records when the cache was loaded.
      const cached =
        this.collections.get(one.collection) ?? new CollectionRecords(one.collection, []);
      if (cached !== 'too large') cached.put(one);
      this.collections.set(one.collection, cached);
    }
    this.state = state;
  }
}
