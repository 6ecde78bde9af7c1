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

/**
 * The selected items. A long list is gone through in slices: until a change is worked out, the
 * result of the one before stays (none at the very first), and `isPending` says so.
 */
export function useSelection<Item extends object>(
  items: readonly Item[],
  selection: Selection<Item>,
): { readonly selected: readonly Item[] | undefined; readonly isPending: boolean } {
  const isShort = items.length <= atOnce;
  const short = useMemo(
    () => (isShort ? finish(orderAndSelect(items, selection)).result : undefined),
    [isShort, items, selection],
  );
  const order = useRef<Order<Item>>(undefined);
  const [long, setLong] = useState<Answer<Item>>();

  useEffect(() => {
    if (isShort) return undefined;
    return runInSlices(orderAndSelect(items, selection, order.current), (selected) => {
      order.current = selected.order;
      startTransition(() => setLong({ items, selection, result: selected.result }));
    });
  }, [isShort, items, selection]);

  if (short) return { selected: short, isPending: false };
  return {
    selected: long?.result,
    isPending: long?.items !== items || long.selection !== selection,
  };
}
