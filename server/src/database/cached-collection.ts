import {
  findStoredInIndex,
  isInRange,
  getCollectionSpec,
  type CollectionName,
  type LoadQuery,
  type StoredVersion,
} from 'shared-kernel/server';

/** Maps each index value to the keys of its records. */
type Index = Map<string, Set<string>>;

/**
 * Keeps the records of a collection in memory, sorted by key. Later changes do not affect lists that were returned
 * earlier.
 */
export class CachedCollection {
  private readonly byKey = new Map<string, StoredVersion<object>>();
  private readonly indexes = new Map<string, Index>();

  constructor(
    private readonly collection: CollectionName,
    private all: readonly StoredVersion<object>[],
  ) {
    const { keyOf } = getCollectionSpec(collection);
    for (const stored of all) this.byKey.set(keyOf(stored.record), stored);
  }

  read(query?: LoadQuery): readonly StoredVersion<object>[] {
    if (!query) return this.all;
    if ('keys' in query) return query.keys.flatMap((key) => this.byKey.get(key) ?? []);
    const { index, range } = query;
    const keys: string[] = [];
    const values = this.indexOf(index);
    if (range.equals !== undefined) keys.push(...(values.get(range.equals) ?? []));
    else for (const [value, some] of values) if (isInRange(value, range)) keys.push(...some);
    return findStoredInIndex(getCollectionSpec(this.collection), this.read({ keys }), index, range);
  }

  /** Adds or replaces a record. `undefined` removes the record. */
  put(key: string, stored: StoredVersion<object> | undefined): void {
    const { keyOf } = getCollectionSpec(this.collection);
    const before = this.byKey.get(key);
    let [from, to] = [0, this.all.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const one = this.all[middle];
      if (one && keyOf(one.record) < key) from = middle + 1;
      else to = middle;
    }
    this.all = this.all.toSpliced(from, before ? 1 : 0, ...(stored ? [stored] : []));
    if (stored) this.byKey.set(key, stored);
    else this.byKey.delete(key);
    for (const [name, index] of this.indexes) {
      if (before) index.get(this.valueOf(name, before) ?? '')?.delete(key);
      if (stored) this.addTo(name, index, key, stored);
    }
  }

  private valueOf(index: string, { record }: StoredVersion<object>) {
    return getCollectionSpec(this.collection).indexes[index]?.(record);
  }

  private addTo(name: string, index: Index, key: string, stored: StoredVersion<object>): void {
    const value = this.valueOf(name, stored);
    if (value === undefined) return;
    const keys = index.get(value);
    if (keys) keys.add(key);
    else index.set(value, new Set([key]));
  }

  private indexOf(name: string): Index {
    const known = this.indexes.get(name);
    if (known) return known;
    const index: Index = new Map();
    for (const [key, stored] of this.byKey) this.addTo(name, index, key, stored);
    this.indexes.set(name, index);
    return index;
  }
}
