import { useMemo } from 'react';
import { prepareSearch, type SearchMode } from 'shared-kernel/domain/search';

export interface ListOrdering<Item> {
  readonly keyOf: (item: Item) => number | string;
  readonly compare?: (a: string, b: string) => number;
  readonly isFalling?: boolean;
}

export interface ListSearch<Item> {
  readonly text: string;
  readonly reach?: SearchMode;
  readonly textsOf: (item: Item) => readonly string[];
}

/** Filter, search and order of a list. Without `ordering` the items stay in their original order. */
export interface ListCriteria<Item> {
  readonly select: (items: readonly Item[]) => readonly Item[];
  readonly search: ListSearch<Item>;
  readonly ordering?: ListOrdering<Item> | undefined;
}

/** Ranks each distinct text once, because many items share the same few names. */
function ranksOf(texts: ReadonlySet<string>, compare: (a: string, b: string) => number) {
  const ranks = new Map<string, number>();
  let [rank, before] = [0, undefined as string | undefined];
  for (const text of [...texts].sort(compare)) {
    if (before !== undefined && compare(before, text) !== 0) rank += 1;
    ranks.set(text, rank);
    before = text;
  }
  return ranks;
}

/** Sorts the items. Items whose sort key is `NaN` come last. */
export function sortItems<Item>(
  items: readonly Item[],
  ordering: ListOrdering<Item> | undefined,
): readonly Item[] {
  if (!ordering) return items;
  const { keyOf, compare = (a, b) => (a < b ? -1 : Number(a > b)), isFalling } = ordering;
  const keys = items.map(keyOf);
  const ranks = ranksOf(new Set(keys.filter((key) => typeof key === 'string')), compare);
  const weightOf = (key: number | string) => {
    const number = typeof key === 'string' ? (ranks.get(key) ?? 0) : key;
    return Number.isNaN(number) ? Infinity : isFalling ? -number : number;
  };
  return items
    .map((item, at) => ({ item, weight: weightOf(keys[at] ?? 0) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ item }) => item);
}

/** Returns the visible items of a list: sorted, then filtered, then searched. */
export function filterAndSortItems<Item>(items: readonly Item[], selection: ListCriteria<Item>) {
  const { search, ordering } = selection;
  const selected = selection.select(sortItems(items, ordering));
  const { fold, matches } = prepareSearch(search.text, search.reach);
  return selected.filter((item) => matches(fold(search.textsOf(item))));
}

/**
 * Returns the visible items of a list, or `undefined` while the items load. Each step is memoized, so that typing in
 * the search does not sort again.
 */
export function useFilteredItems<Item>(
  items: readonly Item[] | undefined,
  { select, search, ordering }: ListCriteria<Item>,
): readonly Item[] | undefined {
  const ordered = useMemo(() => items && sortItems(items, ordering), [items, ordering]);
  const selected = useMemo(() => ordered && select(ordered), [ordered, select]);
  const { text, reach, textsOf } = search;
  const { fold, matches } = useMemo(() => prepareSearch(text, reach), [text, reach]);
  const isSearched = text.trim() !== '';
  const texts = useMemo(
    () => (isSearched ? selected?.map((item) => fold(textsOf(item))) : undefined),
    [isSearched, selected, fold, textsOf],
  );
  return useMemo(
    () => (texts ? selected?.filter((_, at) => matches(texts[at] ?? '')) : selected),
    [texts, selected, matches],
  );
}
