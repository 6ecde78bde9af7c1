import type { CollectionSpec } from './collections';
import { byValueThenKey, isWithin, pick, type Hit } from '../long-lists/index-hits';
import type { IndexQuery } from './source';
import { sortSliced } from '../long-lists/sort-sliced';
import { forEachSliced } from '../long-lists/time-slices';

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
