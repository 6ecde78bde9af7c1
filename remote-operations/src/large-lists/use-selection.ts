import { useDeferredValue, useMemo } from 'react';
import { prepareSearch } from 'shared-kernel/domain/search';
import { inOrder, selectedOf, type Selection } from './list-selection';

const atOnce = 2000;

interface Asked<Item> {
  readonly items: readonly Item[] | undefined;
  readonly selection: Selection<Item>;
}

export interface SelectedItems<Item> {
  readonly selected: readonly Item[] | undefined;
  /** What is selected is not yet that of the items and the selection as they are now. */
  readonly isPending: boolean;
  /** It is selected from the first items alone. */
  readonly isPartial: boolean;
}

/**
 * The selected items. Of a long list they are worked out after what is more urgent is painted: until then the result
 * before stays, and `isPending` is true. At the very first there is none, unless a few `first` items take the
 * place of those that are being read. Each step is repeated only when what it depends on changes, so that typing
 * sorts nothing, and folds each text once.
 */
export function useSelection<Item>(
  items: readonly Item[] | undefined,
  selection: Selection<Item>,
  first?: readonly Item[],
): SelectedItems<Item> {
  const asked = useMemo((): Asked<Item> => ({ items, selection }), [items, selection]);
  const nothing: Asked<Item> = { items: undefined, selection };
  const deferred = useDeferredValue(asked, nothing);
  const isShort = items !== undefined && items.length <= atOnce;
  const answered = isShort ? asked : deferred;

  const { select, search, ordering } = answered.selection;
  const known = answered.items;
  const ordered = useMemo(() => known && inOrder(known, ordering), [known, ordering]);
  const selected = useMemo(() => ordered && select(ordered), [ordered, select]);
  const { text, reach, textsOf } = search;
  const { fold, matches } = useMemo(() => prepareSearch(text, reach), [text, reach]);
  const isSearched = text.trim() !== '';
  const texts = useMemo(
    () => (isSearched ? selected?.map((item) => fold(textsOf(item))) : undefined),
    [isSearched, selected, fold, textsOf],
  );
  const found = useMemo(
    () => (texts ? selected?.filter((_, at) => matches(texts[at] ?? '')) : selected),
    [texts, selected, matches],
  );
  const partial = useMemo(
    () => (first && !found ? selectedOf(first, selection) : undefined),
    [first, found, selection],
  );
  return {
    selected: found ?? partial,
    isPending: !found || answered !== asked,
    isPartial: partial !== undefined,
  };
}
