import { collectionNames, specOf, type CollectionName } from './collections';
import { findIn } from './find-in-index';
import type { RecordCache } from './record-cache';
import type { IndexQuery, Stored } from './source';
import type { Contents, Storage } from './storage';

const recordOf = ({ record }: Stored<object>) => record;

/** Reads records from the cache, or from a storage if they are not cached. Only complete lists are cached. */
export class CachedRecords {
  private readonly loading = new Map<CollectionName, Promise<readonly object[]>>();

  constructor(private readonly cache: RecordCache) {}

  async list(storage: Storage, collection: CollectionName): Promise<readonly object[]> {
    const cached = this.cache.list(collection);
    if (cached) return cached;
    const known = this.loading.get(collection);
    if (known) return known;
    const loading = this.load(storage, collection).finally(() => this.loading.delete(collection));
    this.loading.set(collection, loading);
    return loading;
  }

  async all(storage: Storage, collection: CollectionName): Promise<readonly object[]> {
    return this.cache.list(collection) ?? (await storage.load(collection)).map(recordOf);
  }

  async get(
    storage: Storage,
    collection: CollectionName,
    key: string,
  ): Promise<Stored<object> | undefined> {
    const cached = this.cache.list(collection);
    if (cached) return this.cache.get(collection, cached, key);
    const [stored] = await storage.load(collection, { keys: [key] });
    return stored;
  }

  async find(
    storage: Storage,
    collection: CollectionName,
    index: string,
    range: IndexQuery,
  ): Promise<readonly object[]> {
    const cached = this.cache.list(collection);
    if (cached) return findIn(specOf(collection), cached, index, range);
    return (await storage.load(collection, { index, range })).map(recordOf);
  }

  async contents(storage: Storage): Promise<Contents> {
    const remote = await storage.remoteCollections().catch(() => []);
    const read = [...collectionNames, ...remote].map(async (name) => {
      const records = await this.all(storage, name).catch(() => undefined);
      return records ? [[name, records] as const] : [];
    });
    return Object.fromEntries((await Promise.all(read)).flat());
  }

  private async load(storage: Storage, collection: CollectionName): Promise<readonly object[]> {
    for (;;) {
      const { version } = this.cache;
      const loaded = await storage.load(collection);
      // Repeats the read if a record changed during the read.
      if (version !== this.cache.version) continue;
      const records = this.cache.remember(loaded);
      this.cache.putList(collection, records);
      return records;
    }
  }
}
