import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { joinTexts } from './joined-texts';
import { orderAndSelect, type Selected } from './order-and-select';
import type { Selection } from './select-sliced';
import { untilPainted } from 'shared-kernel/workspace';
import { finish, runInSlices, runWhenIdle } from './sliced-work';

const atOnce = 2000;

interface Answer<Item> {
  readonly items: readonly Item[];
  readonly selection: Selection<Item>;
  readonly result: readonly Item[];
}

export interface SelectedItems<Item> {
  readonly selected: readonly Item[] | undefined;
  /** What is selected is not yet that of the items and the selection as they are now. */
  readonly isPending: boolean;
  /** It is selected from the first items alone. */
  readonly isPartial: boolean;
}

const selectedNow = <Item extends object>(items: readonly Item[], selection: Selection<Item>) =>
  finish(orderAndSelect(items, selection)).result;

/**
 * The selected items. A long list is gone through in slices: until a change is worked out, the
 * result of the one before stays, and `isPending` says so. At the very first there is none, unless a
 * few `first` items stand in for those that are being read or gone through.
 */
export function useSelection<Item extends object>(
  items: readonly Item[] | undefined,
  selection: Selection<Item>,
  first?: readonly Item[],
): SelectedItems<Item> {
  const isShort = items !== undefined && items.length <= atOnce;
  const short = useMemo(
    () => (isShort ? selectedNow(items, selection) : undefined),
    [isShort, items, selection],
  );
  const last = useRef<Selected<Item>>(undefined);
  const answered = useRef<Selection<Item>>(undefined);
  const [long, setLong] = useState<Answer<Item>>();

  const partial = useMemo(
    () => (first && !short && !long ? selectedNow(first, selection) : undefined),
    [first, short, long, selection],
  );

  useEffect(() => {
    if (isShort || !items) return undefined;
    // Where the same was asked for, records were written, and who looks at one of them goes first.
    const isSame = answered.current === selection;
    return runInSlices(
      orderAndSelect(items, selection, last.current),
      (selected) => {
        last.current = selected;
        answered.current = selection;
        startTransition(() => setLong({ items, selection, result: selected.result }));
      },
      isSame ? { before: untilPainted } : {},
    );
  }, [isShort, items, selection]);

  useEffect(() => {
    const { current } = last;
    const { search } = long?.selection ?? {};
    if (!current || !search) return undefined;
    return runWhenIdle(joinTexts(current.selected, search, current.texts), (texts) => {
      if (last.current) last.current = { ...last.current, texts };
    });
  }, [long]);

  if (short) return { selected: short, isPending: false, isPartial: false };
  return {
    selected: partial ?? long?.result,
    isPending: !long || long.items !== items || long.selection !== selection,
    isPartial: partial !== undefined,
  };
}
