import {
  appendOnlyCollections,
  isKnownCollection,
  getCollectionSpec,
  type CollectionName,
  type LoadQuery,
  type StorageState,
  type WrittenRecord,
} from 'shared-kernel/server';
import { CachedCollection } from './cached-collection';
import { groupBy } from './group-by';
import type { Database } from './open-database';
import { loadRows } from './record-rows';
import { loadChangedRecords, readState } from './workspace-state';

/** Maximum number of cached records per collection. Larger collections are read from the database. */
const maxRecords = 20_000;

/** Whether a collection may be cached. Files are too large, and the audit log grows without a limit. */
const isCached = (collection: CollectionName): boolean =>
  isKnownCollection(collection) &&
  collection !== 'files' &&
  !(appendOnlyCollections as readonly string[]).includes(collection);

interface Patch {
  readonly revision: number;
  readonly written: readonly WrittenRecord[];
}

/**
 * In-memory copy of records for commands and requests. Call `synchronize` before reading, because other servers may
 * have written.
 */
export class RecordCache {
  private revision = -1;
  private epoch = -1;
  private readonly collections = new Map<CollectionName, CachedCollection>();
  private readonly tooLarge = new Set<CollectionName>();
  /** Changes that are committed while a collection is loading. */
  private readonly loading = new Set<Patch[]>();

  /** Whether the cached records are at least as new as `state`. */
  isCurrent({ revision, epoch }: StorageState): boolean {
    return this.epoch === epoch && this.revision >= revision;
  }

  /**
   * Loads changes that other servers have committed. `database` must show an unchanged snapshot until this method ends.
   */
  async synchronize(database: Database, state: StorageState): Promise<void> {
    if (this.isCurrent(state)) return;
    const { revision: from, epoch } = this;
    const changed =
      epoch === state.epoch ? await loadChangedRecords(database, from, state) : undefined;
    const written: WrittenRecord[] = [];
    for (const [collection, all] of groupBy(changed ?? [], (one) => one.collection)) {
      if (!isCached(collection)) continue;
      const rows = await loadRows(database, collection, { keys: all.map(({ key }) => key) });
      const { keyOf } = getCollectionSpec(collection);
      const byKey = new Map(rows.map((stored) => [keyOf(stored.record), stored]));
      written.push(...all.map(({ key }) => ({ collection, key, stored: byKey.get(key) })));
    }
    if (this.revision !== from || this.epoch !== epoch) return this.synchronize(database, state);
    if (!changed) this.clear();
    this.apply({ revision: state.revision, written });
    this.epoch = state.epoch;
  }

  /** Adds the records that this server has committed. `base` is the state before the commit. */
  committed(base: StorageState, revision: number, written: readonly WrittenRecord[]): void {
    if (this.revision !== base.revision || this.epoch !== base.epoch) return;
    this.apply({ revision, written });
  }

  /** Removes records that are newer than the database, for example after a backup was restored. */
  forgetNewerThan({ revision }: StorageState): void {
    if (this.revision > revision) this.clear();
  }

  private clear(): void {
    this.revision = -1;
    this.collections.clear();
    this.loading.clear();
  }

  /** Reads records. Call `synchronize` first. */
  async read(database: Database, collection: CollectionName, query?: LoadQuery) {
    if (!isCached(collection) || this.tooLarge.has(collection))
      return loadRows(database, collection, query);
    const cached = this.collections.get(collection) ?? (await this.load(database, collection));
    return cached.read(query);
  }

  private async load(database: Database, collection: CollectionName): Promise<CachedCollection> {
    const patches: Patch[] = [];
    this.loading.add(patches);
    const { revision, rows } = await database.transaction(
      async (snapshot) => ({
        ...(await readState(snapshot)),
        rows: await loadRows(snapshot, collection),
      }),
      { isolationLevel: 'repeatable read' },
    );
    const loaded = new CachedCollection(collection, rows);
    if (rows.length > maxRecords) this.tooLarge.add(collection);
    // If the cache was cleared during loading, the loaded records may be outdated and are not cached.
    if (!this.loading.delete(patches) || rows.length > maxRecords) return loaded;
    for (const patch of patches) if (patch.revision > revision) put(loaded, collection, patch);
    this.collections.set(collection, loaded);
    return loaded;
  }

  private apply(patch: Patch): void {
    for (const patches of this.loading) patches.push(patch);
    for (const [collection, cached] of this.collections) put(cached, collection, patch);
    this.revision = patch.revision;
  }
}

function put(cached: CachedCollection, collection: CollectionName, { written }: Patch): void {
  for (const one of written) if (one.collection === collection) cached.put(one.key, one.stored);
}
