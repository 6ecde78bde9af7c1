import type { QueryClient } from '@tanstack/react-query';
import { groupByCollection } from './apply-changes';
import { getCollectionSpec, type CollectionName } from './collections';
import type { StoredVersion, WrittenRecord } from './source';
import { queryKeys } from './query-cache';

function withWritten(
  collection: CollectionName,
  records: readonly object[],
  written: readonly WrittenRecord[],
): readonly object[] {
  const { keyOf } = getCollectionSpec(collection);
  const byKey = new Map(records.map((record) => [keyOf(record), record]));
  const before = byKey.size;
  for (const { key, stored } of written) {
    if (stored) byKey.set(key, stored.record);
    else byKey.delete(key);
  }
  if (byKey.size === before) return [...byKey.values()];
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, record]) => record);
}

/** A cache of records in the query client that the screens use. Writes update the cached records directly. */
export class RecordCache {
  /**
   * A counter that increases with each change. Comparing it before and after a read shows whether anything has changed
   * in the meantime.
   */
  version = 0;
  private revisions = new WeakMap<object, number>();

  constructor(private readonly client: QueryClient) {}

  list(collection: CollectionName): readonly object[] | undefined {
    const state = this.client.getQueryState<readonly object[]>(queryKeys.list(collection));
    return state?.isInvalidated ? undefined : state?.data;
  }

  get(
    collection: CollectionName,
    records: readonly object[],
    key: string,
  ): StoredVersion<object> | undefined {
    const { keyOf } = getCollectionSpec(collection);
    let [low, high] = [0, records.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const record = records[middle];
      if (record && keyOf(record) < key) low = middle + 1;
      else high = middle;
    }
    const record = records[low];
    if (!record || keyOf(record) !== key) return undefined;
    return { record, revision: this.revisions.get(record) ?? 0 };
  }

  remember(loaded: readonly StoredVersion<object>[]): readonly object[] {
    return loaded.map(({ record, revision }) => {
      this.revisions.set(record, revision);
      return record;
    });
  }

  /** Returns the revision of a loaded record, or `undefined` if it is unknown. */
  revisionOf = (record: object): number | undefined => this.revisions.get(record);

  /** Whether the record is cached, so that a screen may be showing it. */
  isCached(collection: CollectionName, key: string): boolean {
    const queryKey = queryKeys.record(collection, key);
    return !!this.list(collection) || !!this.client.getQueryCache().find({ queryKey });
  }

  putList(collection: CollectionName, records: readonly object[]): void {
    this.client.setQueryData(queryKeys.list(collection), records);
  }

  apply(written: readonly WrittenRecord[]): void {
    this.version += 1;
    for (const [collection, changes] of groupByCollection(written)) {
      this.remember(changes.flatMap(({ stored }) => stored ?? []));
      const records = this.list(collection);
      if (records) this.putList(collection, withWritten(collection, records, changes));
      this.applyToRecords(collection, changes);
      void this.client.invalidateQueries({ queryKey: queryKeys.derived(collection) });
    }
  }

  clear(): void {
    this.version += 1;
    this.revisions = new WeakMap();
    void this.client.invalidateQueries({ queryKey: queryKeys.all });
  }

  private applyToRecords(collection: CollectionName, written: readonly WrittenRecord[]): void {
    const cached = this.client.getQueryCache();
    for (const { key, stored } of written) {
      const queryKey = queryKeys.record(collection, key);
      if (cached.find({ queryKey })) this.client.setQueryData(queryKey, stored?.record ?? null);
    }
  }
}
