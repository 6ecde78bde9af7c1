import type { CollectionSpec } from './collections';
import type { IndexQuery } from './source';

const compareTexts = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

export const isInRange = (value: string, { equals, from, to }: IndexQuery): boolean =>
  (equals === undefined || value === equals) &&
  (from === undefined || value >= from) &&
  (to === undefined || value <= to);

/** The stored records that match an index query, in the order of the index. */
export function findRecordsInIndex<T extends { readonly record: object }>(
  { indexes, keyOf }: CollectionSpec<object>,
  all: readonly T[],
  index: string,
  query: IndexQuery,
): readonly T[] {
  const valueOf = indexes[index];
  const hits = all.flatMap((stored) => {
    const value = valueOf?.(stored.record);
    if (value === undefined || !isInRange(value, query)) return [];
    return [{ value, key: keyOf(stored.record), stored }];
  });
  hits.sort((a, b) => compareTexts(a.value, b.value) || compareTexts(a.key, b.key));
  if (query.descending) hits.reverse();
  return hits.slice(0, query.limit).map(({ stored }) => stored);
}
