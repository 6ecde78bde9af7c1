import type { CollectionSpec } from './collections';
import type { IndexQuery, Stored, Written } from './source';
import { sortSliced } from './sort-sliced';
import { forEachSliced } from './time-slices';

/** Up to this many hits, picking is quicker than sorting. */
const mostPicked = 100;

type Hit = readonly [value: string, key: string, record: object];

const byValueThenKey = ([a, aKey]: Hit, [b, bKey]: Hit): number => {
  if (a !== b) return a < b ? -1 : 1;
  return aKey < bKey ? -1 : 1;
};

/** Puts a hit in its place among the first few. */
function pick(picked: Hit[], hit: Hit, limit: number, order: (a: Hit, b: Hit) => number): void {
  const last = picked.at(-1);
  if (picked.length >= limit && last && order(last, hit) < 0) return;
  const place = picked.findIndex((other) => order(hit, other) < 0);
  picked.splice(place === -1 ? picked.length : place, 0, hit);
  if (picked.length > limit) picked.pop();
}

/** Whether an index value is one that the query asks for. */
const isWithin = (value: string, { equals, from, to }: IndexQuery): boolean =>
  (equals === undefined || value === equals) &&
  (from === undefined || value >= from) &&
  (to === undefined || value <= to);

/**
 * The records of one collection in memory, in key order. `records` is a snapshot: a write replaces
 * it by a copy, so that whoever holds the old one keeps it unchanged.
 */
export class RecordTable {
  private readonly positions = new Map<string, number>();
  private readonly revisions: number[] = [];
  private readonly sortedKeys: string[] = [];
  private snapshot: object[] = [];

  private constructor(private readonly spec: CollectionSpec<object>) {}

  /** A table of these records, built without holding the page for long. */
  static async of(
    spec: CollectionSpec<object>,
    stored: Iterable<Stored<object>>,
  ): Promise<RecordTable> {
    const table = new RecordTable(spec);
    await forEachSliced(stored, (entry) => {
      table.put(spec.keyOf(entry.record), entry);
    });
    return table;
  }

  get records(): readonly object[] {
    return this.snapshot;
  }

  get keys(): readonly string[] {
    return this.sortedKeys;
  }

  get(key: string): Stored<object> | undefined {
    const at = this.positions.get(key);
    const record = at === undefined ? undefined : this.snapshot[at];
    if (at === undefined || record === undefined) return undefined;
    return { record, revision: this.revisions[at] ?? 0 };
  }

  /** The records as they stand now, whatever is written while they are gone through. */
  entries(): Iterable<Stored<object>> {
    const records = this.snapshot;
    const revisions = this.revisions.slice();
    return (function* () {
      for (const [at, record] of records.entries()) yield { record, revision: revisions[at] ?? 0 };
    })();
  }

  /** Puts records under their keys and removes those without one, in one new snapshot. */
  apply(changes: Iterable<Pick<Written, 'key' | 'stored'>>): void {
    this.snapshot = this.snapshot.slice();
    for (const { key, stored } of changes) {
      if (stored) this.put(key, stored);
      else this.remove(key);
    }
  }

  /** What an index holds as it is now, whatever is written meanwhile; a few are picked unsorted. */
  async find(index: string, query: IndexQuery): Promise<readonly object[]> {
    const valueOf = this.spec.indexes[index];
    if (!valueOf) return [];
    const { limit = Infinity, descending } = query;
    const order = descending ? (a: Hit, b: Hit) => byValueThenKey(b, a) : byValueThenKey;
    const picks = limit <= mostPicked;
    const hits: Hit[] = [];
    await forEachSliced(this.snapshot, (record) => {
      const value = valueOf(record);
      if (value === undefined || !isWithin(value, query)) return;
      const hit: Hit = [value, this.spec.keyOf(record), record];
      if (picks) pick(hits, hit, limit, order);
      else hits.push(hit);
    });
    const sorted = picks ? hits : (await sortSliced(hits, order)).slice(0, limit);
    return sorted.map(([, , record]) => record);
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

  private put(key: string, { record, revision }: Stored<object>): void {
    const at = this.positions.get(key);
    if (at !== undefined) {
      this.snapshot[at] = record;
      this.revisions[at] = revision;
      return;
    }
    const place = this.placeOf(key);
    this.snapshot.splice(place, 0, record);
    this.sortedKeys.splice(place, 0, key);
    this.revisions.splice(place, 0, revision);
    this.renumber(place);
  }

  private remove(key: string): void {
    const at = this.positions.get(key);
    if (at === undefined) return;
    this.snapshot.splice(at, 1);
    this.sortedKeys.splice(at, 1);
    this.revisions.splice(at, 1);
    this.positions.delete(key);
    this.renumber(at);
  }

  /** Where a key belongs; after the last one at once, which is how a whole collection arrives. */
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

  private renumber(from: number): void {
    for (let at = from; at < this.sortedKeys.length; at += 1) {
      this.positions.set(this.sortedKeys[at] ?? '', at);
    }
  }
}
