import type { CollectionSpec } from '../store/collections';
import { isUnbounded } from './index-hits';
import type { IndexQuery } from '../store/source';
import type { Tally } from './tally';

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
