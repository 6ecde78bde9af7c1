import type { QueryClient } from '@tanstack/react-query';
import {
  collectionNames,
  getCollectionSpec,
  type CollectionName,
  type IndexName,
  type RecordOf,
} from './collections';
import { findRecordsInIndex } from './find-in-index';
import { queryKeys } from './query-cache';
import type { IndexQuery, StoredVersion, WrittenRecord } from './source';
import type { Contents, RecordKey, Storage } from './storage';

const recordOf = ({ record }: StoredVersion<object>) => record;

function groupByCollection<T extends RecordKey>(all: readonly T[]): Map<CollectionName, T[]> {
  const grouped = new Map<CollectionName, T[]>();
  for (const one of all) {
    const group = grouped.get(one.collection);
    if (group) group.push(one);
    else grouped.set(one.collection, [one]);
  }
  return grouped;
}

/** Finds the position of a key by binary search, because lists are in key order. */
function findPosition(collection: CollectionName, records: readonly object[], key: string) {
  const { keyOf } = getCollectionSpec(collection);
  let [low, high] = [0, records.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const record = records[middle];
    if (record && keyOf(record) < key) low = middle + 1;
    else high = middle;
  }
  const record = records[low];
  return { at: low, record: record && keyOf(record) === key ? record : undefined };
}

function withWritten(
  collection: CollectionName,
  records: readonly object[],
  written: readonly WrittenRecord[],
): readonly object[] {
  const next = [...records];
  for (const { key, stored } of written) {
    const { at, record } = findPosition(collection, next, key);
    next.splice(at, record ? 1 : 0, ...(stored ? [stored.record] : []));
  }
  return next;
}

/**
 * Records in the query client that screens use. Complete lists are read from the cache, everything else from the
 * storage. Writes update the cached records in place.
 */
export class RecordCache {
  /**
   * A counter that increases with each change. Comparing it before and after a read shows whether anything has changed
   * in the meantime.
   */
  private version = 0;
  private revisions = new WeakMap<object, number>();
  private readonly loading = new Map<CollectionName, Promise<readonly object[]>>();

  constructor(private readonly client: QueryClient) {}

  /** The cached list of a collection, if it is up to date. */
  peek<C extends CollectionName>(collection: C): readonly RecordOf<C>[] | undefined {
    const state = this.client.getQueryState<readonly RecordOf<C>[]>(queryKeys.list(collection));
    return state?.isInvalidated ? undefined : state?.data;
  }

  revisionOf(record: object): number | undefined {
    return this.revisions.get(record);
  }

  async list<C extends CollectionName>(storage: Storage, collection: C) {
    const records = this.peek(collection) ?? (await this.loadOnce(storage, collection));
    return records as readonly RecordOf<C>[];
  }

  /** All records of a collection, without caching them. */
  async all<C extends CollectionName>(storage: Storage, collection: C) {
    const records = this.peek(collection) ?? (await storage.load(collection)).map(recordOf);
    return records as readonly RecordOf<C>[];
  }

  async get<C extends CollectionName>(storage: Storage, collection: C, key: string) {
    const list = this.peek(collection);
    const record = list && findPosition(collection, list, key).record;
    if (record) return { record: record as RecordOf<C>, revision: this.revisions.get(record) ?? 0 };
    const [stored] = list ? [] : await storage.load(collection, { keys: [key] });
    if (stored) this.remember([stored]);
    return stored as StoredVersion<RecordOf<C>> | undefined;
  }

  async find<C extends CollectionName>(
    storage: Storage,
    collection: C,
    index: IndexName<C>,
    range: IndexQuery,
  ) {
    const list = this.peek(collection)?.map((record) => ({ record }));
    const found = list
      ? findRecordsInIndex(getCollectionSpec(collection), list, index, range)
      : await storage.load(collection, { index, range });
    return found.map(({ record }) => record) as readonly RecordOf<C>[];
  }

  /** Reads changed records. Files are large, so only files that a screen shows are read. */
  async readChanged(storage: Storage, all: readonly RecordKey[]) {
    const wanted = all.filter(
      ({ collection, key }) => collection !== 'files' || this.isCached(collection, key),
    );
    const read = [...groupByCollection(wanted)].map(async ([collection, changed]) => {
      const loaded = await storage.load(collection, { keys: changed.map(({ key }) => key) });
      const { keyOf } = getCollectionSpec(collection);
      const byKey = new Map(loaded.map((stored) => [keyOf(stored.record), stored]));
      return changed.map(({ key }): WrittenRecord => ({ collection, key, stored: byKey.get(key) }));
    });
    return (await Promise.all(read)).flat();
  }

  /** All records that the storage can still read. */
  async contents(storage: Storage): Promise<Contents> {
    const remote = await storage.remoteCollections().catch(() => []);
    const read = [...collectionNames, ...remote].map(async (name) => {
      const records = await this.all(storage, name).catch(() => undefined);
      return records ? [[name, records] as const] : [];
    });
    return Object.fromEntries((await Promise.all(read)).flat());
  }

  apply(written: readonly WrittenRecord[]): void {
    this.version += 1;
    for (const [collection, changes] of groupByCollection(written)) {
      this.remember(changes.flatMap(({ stored }) => stored ?? []));
      const records = this.peek(collection);
      if (records) this.putList(collection, withWritten(collection, records, changes));
      for (const { key, stored } of changes) {
        const queryKey = queryKeys.record(collection, key);
        if (this.client.getQueryCache().find({ queryKey }))
          this.client.setQueryData(queryKey, stored?.record ?? null);
      }
      void this.client.invalidateQueries({ queryKey: queryKeys.derived(collection) });
    }
  }

  clear(): void {
    this.version += 1;
    this.revisions = new WeakMap();
    void this.client.invalidateQueries({ queryKey: queryKeys.all });
  }

  private isCached(collection: CollectionName, key: string): boolean {
    const queryKey = queryKeys.record(collection, key);
    return !!this.peek(collection) || !!this.client.getQueryCache().find({ queryKey });
  }

  private remember(loaded: readonly StoredVersion<object>[]): void {
    for (const { record, revision } of loaded) this.revisions.set(record, revision);
  }

  private putList(collection: CollectionName, records: readonly object[]): void {
    this.client.setQueryData(queryKeys.list(collection), records);
  }

  private loadOnce(storage: Storage, collection: CollectionName): Promise<readonly object[]> {
    const known = this.loading.get(collection);
    if (known) return known;
    const loading = this.load(storage, collection).finally(() => this.loading.delete(collection));
    this.loading.set(collection, loading);
    return loading;
  }

  private async load(storage: Storage, collection: CollectionName) {
    for (;;) {
      const { version } = this;
      const loaded = await storage.load(collection);
      if (version !== this.version) continue;
      this.remember(loaded);
      const records = loaded.map(recordOf);
      this.putList(collection, records);
      return records;
    }
  }
}
