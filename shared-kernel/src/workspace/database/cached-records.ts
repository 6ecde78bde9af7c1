import {
  collectionNames,
  getCollectionSpec,
  type CollectionName,
  type IndexName,
  type RecordOf,
} from './collections';
import { groupByCollection } from './apply-changes';
import { findInIndex } from './find-in-index';
import type { RecordCache } from './record-cache';
import type { IndexQuery, StoredVersion, WrittenRecord } from './source';
import type { Contents, RecordKey, Storage } from './storage';

const recordOf = ({ record }: StoredVersion<object>) => record;

/** Reads records from the cache, or from storage if they are not cached. Lists are cached only if they are complete. */
export class CachedRecords {
  private readonly loading = new Map<CollectionName, Promise<readonly object[]>>();

  constructor(private readonly cache: RecordCache) {}

  async list<C extends CollectionName>(storage: Storage, collection: C) {
    const records = this.cache.list(collection) ?? (await this.loadOnce(storage, collection));
    return records as readonly RecordOf<C>[];
  }

  async all<C extends CollectionName>(storage: Storage, collection: C) {
    const records = this.cache.list(collection) ?? (await storage.load(collection)).map(recordOf);
    return records as readonly RecordOf<C>[];
  }

  async get<C extends CollectionName>(storage: Storage, collection: C, key: string) {
    const cached = this.cache.list(collection);
    const loaded = cached ? [] : await storage.load(collection, { keys: [key] });
    this.cache.remember(loaded);
    const stored = cached ? this.cache.get(collection, cached, key) : loaded[0];
    return stored as StoredVersion<RecordOf<C>> | undefined;
  }

  async find<C extends CollectionName>(
    storage: Storage,
    collection: C,
    index: IndexName<C>,
    range: IndexQuery,
  ) {
    const cached = this.cache.list(collection);
    const records = cached
      ? findInIndex(getCollectionSpec(collection), cached, index, range)
      : (await storage.load(collection, { index, range })).map(recordOf);
    return records as readonly RecordOf<C>[];
  }

  /** Files are large, so they are read one by one when a screen shows them. */
  async changed(storage: Storage, all: readonly RecordKey[]): Promise<readonly WrittenRecord[]> {
    const wanted = all.filter(
      ({ collection, key }) => collection !== 'files' || this.cache.isCached(collection, key),
    );
    const read = [...groupByCollection(wanted)].map(async ([collection, changed]) => {
      const loaded = await storage.load(collection, { keys: changed.map(({ key }) => key) });
      const { keyOf } = getCollectionSpec(collection);
      const byKey = new Map(loaded.map((stored) => [keyOf(stored.record), stored]));
      return changed.map(({ key }): WrittenRecord => ({ collection, key, stored: byKey.get(key) }));
    });
    return (await Promise.all(read)).flat();
  }

  async contents(storage: Storage): Promise<Contents> {
    const remote = await storage.remoteCollections().catch(() => []);
    const read = [...collectionNames, ...remote].map(async (name) => {
      const records = await this.all(storage, name).catch(() => undefined);
      return records ? [[name, records] as const] : [];
    });
    return Object.fromEntries((await Promise.all(read)).flat());
  }

  private loadOnce(storage: Storage, collection: CollectionName): Promise<readonly object[]> {
    const known = this.loading.get(collection);
    if (known) return known;
    const loading = this.load(storage, collection).finally(() => this.loading.delete(collection));
    this.loading.set(collection, loading);
    return loading;
  }

  private async load(storage: Storage, collection: CollectionName): Promise<readonly object[]> {
    for (;;) {
      const { version } = this.cache;
      const loaded = await storage.load(collection);
      if (version !== this.cache.version) continue;
      const records = this.cache.remember(loaded);
      this.cache.putList(collection, records);
      return records;
    }
  }
}
