import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { orderSliced, type Order } from './order';
import { selectSliced, type Selection } from './select-sliced';
import { finish, runInSlices, type SlicedWork } from './sliced-work';

const atOnce = 2000;

interface Selected<Item> {
  readonly order: Order<Item>;
  readonly result: readonly Item[];
}

interface Answer<Item> {
  readonly items: readonly Item[];
  readonly selection: Selection<Item>;
  readonly result: readonly Item[];
}

/** Sorts and then selects, so that another selection finds the list in its order. */
function* orderAndSelect<Item extends object>(
  items: readonly Item[],
  { select, compare }: Selection<Item>,
  before?: Order<Item>,
): SlicedWork<Selected<Item>> {
  const order = yield* orderSliced(items, compare, before);
  return { order, result: yield* selectSliced(order.ordered, select) };
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
  const order = useRef<Order<Item>>(undefined);
  const [long, setLong] = useState<Answer<Item>>();

  const partial = useMemo(
    () => (first && !short && !long ? selectedNow(first, selection) : undefined),
    [first, short, long, selection],
  );

  useEffect(() => {
    if (isShort || !items) return undefined;
    return runInSlices(orderAndSelect(items, selection, order.current), (selected) => {
      order.current = selected.order;
      startTransition(() => setLong({ items, selection, result: selected.result }));
    });
  }, [isShort, items, selection]);

  if (short) return { selected: short, isPending: false, isPartial: false };
  return {
    selected: partial ?? long?.result,
    isPending: !long || long.items !== items || long.selection !== selection,
    isPartial: partial !== undefined,
  };
}
