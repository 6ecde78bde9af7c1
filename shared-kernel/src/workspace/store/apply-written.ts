import type { CollectionName } from './collections';
import type { RecordTable } from './record-table';
import type { Written } from './source';

/** What was written, by collection. */
export function byCollection(written: readonly Written[]): Map<CollectionName, Written[]> {
  const grouped = new Map<CollectionName, Written[]>();
  for (const change of written) {
    const group = grouped.get(change.collection);
    if (group) group.push(change);
    else grouped.set(change.collection, [change]);
  }
  return grouped;
}

/** Brings the tables that are there in step with what was written. */
export function applyWritten(
  written: readonly Written[],
  tableOf: (collection: CollectionName) => RecordTable | undefined,
): void {
  for (const [collection, changes] of byCollection(written)) tableOf(collection)?.apply(changes);
}
