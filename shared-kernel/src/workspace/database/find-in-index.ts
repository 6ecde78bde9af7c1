import type { CollectionSpec } from './collections';
import type { IndexQuery, StoredVersion } from './source';

type Hit = readonly [value: string, key: string, record: object];

function byValueThenKey([a, aKey]: Hit, [b, bKey]: Hit): number {
  if (a !== b) return a < b ? -1 : 1;
  return aKey < bKey ? -1 : 1;
}

export const isInRange = (value: string, { equals, from, to }: IndexQuery): boolean =>
  (equals === undefined || value === equals) &&
  (from === undefined || value >= from) &&
  (to === undefined || value <= to);

/** Returns the records that match an index query, in the order of the index. */
export function findInIndex(
  { indexes, keyOf }: CollectionSpec<object>,
  records: readonly object[],
  index: string,
  query: IndexQuery,
): readonly object[] {
  const valueOf = indexes[index];
  if (!valueOf) return [];
  const hits = records.flatMap((record): Hit[] => {
    const value = valueOf(record);
    return value !== undefined && isInRange(value, query) ? [[value, keyOf(record), record]] : [];
  });
  hits.sort(byValueThenKey);
  if (query.descending) hits.reverse();
  return hits.slice(0, query.limit).map(([, , record]) => record);
}

/** Returns the records that match an index query with their revisions, in the order of the index. */
export function findStoredInIndex(
  spec: CollectionSpec<object>,
  stored: readonly StoredVersion<object>[],
  index: string,
  query: IndexQuery,
): readonly StoredVersion<object>[] {
  const byRecord = new Map(stored.map((one) => [one.record, one]));
  return findInIndex(spec, [...byRecord.keys()], index, query).flatMap(
    (one) => byRecord.get(one) ?? [],
  );
}
