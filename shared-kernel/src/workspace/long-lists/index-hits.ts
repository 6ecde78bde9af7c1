import type { IndexQuery } from '../store/source';
import type { CollectionSpec } from '../store/collections';
import type { Tally } from './tally';
import { sortSliced, forEachSliced } from './time-slices';

/** A record under its value in an index. */
export type Hit = readonly [value: string, key: string, record: object];

export const byValueThenKey = ([a, aKey]: Hit, [b, bKey]: Hit): number => {
  if (a !== b) return a < b ? -1 : 1;
  return aKey < bKey ? -1 : 1;
};

/** Inserts a hit in order, and keeps at most `limit` hits. */
export function pick(
  picked: Hit[],
  hit: Hit,
  limit: number,
  order: (a: Hit, b: Hit) => number,
): void {
  const last = picked.at(-1);
  if (picked.length >= limit && last && order(last, hit) < 0) return;
  const place = picked.findIndex((other) => order(hit, other) < 0);
  picked.splice(place === -1 ? picked.length : place, 0, hit);
  if (picked.length > limit) picked.pop();
}

/** Whether an index value is one that the query asks for. */
export const isWithin = (value: string, { equals, from, to }: IndexQuery): boolean =>
  (equals === undefined || value === equals) &&
  (from === undefined || value >= from) &&
  (to === undefined || value <= to);

/** Whether a query asks for all that an index holds. */
export const isUnbounded = ({ equals, from, to }: IndexQuery): boolean =>
  equals === undefined && from === undefined && to === undefined;

/** How many records an index holds, or all of them, where a tally tells. */
export function tallied(
  { total, groups }: Tally,
  { countedIndexes }: Pick<CollectionSpec<object>, 'countedIndexes'>,
  index: string | undefined,
  query: IndexQuery,
): number | undefined {
  if (!isUnbounded(query)) return undefined;
  if (index === undefined) return total;
  return countedIndexes.includes(index) ? (groups[index] ?? 0) : undefined;
}

/** Up to this many hits, picking is quicker than sorting. */
const maxPicked = 200;

/** What an index would hold of records, in its order; a few are picked unsorted. */
export async function findIn(
  spec: CollectionSpec<object>,
  records: readonly object[],
  index: string,
  query: IndexQuery,
): Promise<readonly object[]> {
  const valueOf = spec.indexes[index];
  if (!valueOf) return [];
  const { limit = Infinity, descending } = query;
  const order = descending ? (a: Hit, b: Hit) => byValueThenKey(b, a) : byValueThenKey;
  const picks = limit <= maxPicked;
  const hits: Hit[] = [];
  await forEachSliced(records, (record) => {
    const value = valueOf(record);
    if (value === undefined || !isWithin(value, query)) return;
    const hit: Hit = [value, spec.keyOf(record), record];
    if (picks) pick(hits, hit, limit, order);
    else hits.push(hit);
  });
  const sorted = picks ? hits : (await sortSliced(hits, order)).slice(0, limit);
  return sorted.map(([, , record]) => record);
}
