import type { CollectionSpec } from './collections';
import { findIn, isWithin } from './index-hits';
import type { IndexQuery, Stored, Written } from './source';

/**
 * The records of one collection in memory, in key order. `records` is a snapshot: a write replaces
 * it by a copy, so that holders of the old one keep it unchanged.
 */
export class RecordTable {
  private readonly revisions: number[] = [];
  private readonly sortedKeys: string[] = [];
  private snapshot: object[] = [];

  private constructor(private readonly spec: CollectionSpec<object>) {}

  /** A table of these records. */
  static of(spec: CollectionSpec<object>, stored: Iterable<Stored<object>>): RecordTable {
    const table = new RecordTable(spec);
    for (const entry of stored) table.put(spec.keyOf(entry.record), entry);
    return table;
  }

  get records(): readonly object[] {
    return this.snapshot;
  }

  get keys(): readonly string[] {
    return this.sortedKeys;
  }

  get(key: string): Stored<object> | undefined {
    const at = this.placeOf(key);
    const record = this.sortedKeys[at] === key ? this.snapshot[at] : undefined;
    return record && { record, revision: this.revisions[at] ?? 0 };
  }

  /**
   * Puts records under their keys and removes those without one, in one new snapshot; what stands so already, as after
   * a write that was shown before it was kept, is no change.
   */
  apply(changes: readonly Pick<Written, 'key' | 'stored'>[]): void {
    if (changes.every((change) => this.stands(change))) return;
    this.snapshot = this.snapshot.slice();
    for (const { key, stored } of changes) {
      if (stored) this.put(key, stored);
      else this.remove(key);
    }
  }

  /** What an index holds as it is now, without later writes. */
  find(index: string, query: IndexQuery): readonly object[] {
    return findIn(this.spec, this.snapshot, index, query);
  }

  count(index: string | undefined, query: IndexQuery): number {
    if (index === undefined) return this.snapshot.length;
    const valueOf = this.spec.indexes[index];
    if (!valueOf) return 0;
    let found = 0;
    for (const record of this.snapshot) {
      const value = valueOf(record);
      if (value !== undefined && isWithin(value, query)) found += 1;
    }
    return found;
  }

  private stands({ key, stored }: Pick<Written, 'key' | 'stored'>): boolean {
    const at = this.placeOf(key);
    if (this.sortedKeys[at] !== key) return stored === undefined;
    return this.snapshot[at] === stored?.record && this.revisions[at] === stored?.revision;
  }

  private put(key: string, { record, revision }: Stored<object>): void {
    const place = this.placeOf(key);
    if (place === this.sortedKeys.length) {
      this.snapshot.push(record);
      this.sortedKeys.push(key);
      this.revisions.push(revision);
      return;
    }
    const replaced = this.sortedKeys[place] === key ? 1 : 0;
    this.snapshot.splice(place, replaced, record);
    this.sortedKeys.splice(place, replaced, key);
    this.revisions.splice(place, replaced, revision);
  }

  private remove(key: string): void {
    const at = this.placeOf(key);
    if (this.sortedKeys[at] !== key) return;
    this.snapshot.splice(at, 1);
    this.sortedKeys.splice(at, 1);
    this.revisions.splice(at, 1);
  }

  /** Where a key stands or belongs; after the last one at once, which is how a whole collection arrives. */
  private placeOf(key: string): number {
    const last = this.sortedKeys.at(-1);
    if (last === undefined || last < key) return this.sortedKeys.length;
    let low = 0;
    let high = this.sortedKeys.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sortedKeys[middle] ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
