import { useMemo } from 'react';
import { prepareSearch, type SearchReach } from 'shared-kernel/domain/search';

/** What the items of a list are ordered by; those of one key keep the order they had. */
export interface Ordering<Item> {
  readonly keyOf: (item: Item) => number | string;
  /** The order of keys that are texts. */
  readonly compare?: (a: string, b: string) => number;
  readonly isFalling?: boolean;
}

/** What is searched for, and in which texts of an item. */
export interface Search<Item> {
  readonly text: string;
  readonly reach?: SearchReach;
  readonly textsOf: (item: Item) => readonly string[];
}

/** Which items of a list to show, and in which order; without `ordering`, in the given one. */
export interface Selection<Item> {
  /** Leaves items out and keeps the others in their order. */
  readonly select: (items: readonly Item[]) => readonly Item[];
  readonly search: Search<Item>;
  readonly ordering?: Ordering<Item> | undefined;
}

/** The place of each text in its order: many items share a few names, and each name is compared once. */
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

/** The items in order; one whose key is no number comes last. */
export function inOrder<Item>(
  items: readonly Item[],
  ordering: Ordering<Item> | undefined,
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

/** What a list shows: ordered, then selected, then searched. */
export function selectedOf<Item>(items: readonly Item[], selection: Selection<Item>) {
  const { search, ordering } = selection;
  const selected = selection.select(inOrder(items, ordering));
  const { fold, matches } = prepareSearch(search.text, search.reach);
  return selected.filter((item) => matches(fold(search.textsOf(item))));
}

/**
 * The selected items; absent while the items are. Each step is repeated only when what it depends on changes, so that
 * typing sorts nothing, and folds each text once.
 */
export function useSelection<Item>(
  items: readonly Item[] | undefined,
  { select, search, ordering }: Selection<Item>,
): readonly Item[] | undefined {
  const ordered = useMemo(() => items && inOrder(items, ordering), [items, ordering]);
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
