import { specOf, type CollectionName } from '../store/collections';
import type { Stored } from '../store/source';

/** What became of records that a collection began with or that were added to it; `undefined` where it was removed. */
export type Touched = ReadonlyMap<string, Stored<object> | undefined>;

/** A collection's first records with what was touched of them in its place, and then what was added. */
export function* overlaid(
  collection: CollectionName,
  first: readonly object[],
  touched: Touched,
): Generator<Stored<object>> {
  const { keyOf } = specOf(collection);
  const added = new Map(touched);
  for (const record of first) {
    const key = touched.size > 0 ? keyOf(record) : '';
    if (!touched.has(key)) yield { record, revision: 1 };
    else {
      const stored = touched.get(key);
      if (stored) yield stored;
      added.delete(key);
    }
  }
  for (const stored of added.values()) if (stored) yield stored;
}
