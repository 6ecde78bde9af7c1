import { useEffect, useMemo, useState } from 'react';
import { selectSliced, type Selection } from './select-sliced';
import { finish, runInSlices } from './sliced-work';

const atOnce = 2000;

interface Selected<Item> {
  readonly items: readonly Item[];
  readonly selection: Selection<Item>;
  readonly result: readonly Item[];
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
    () => (isShort ? finish(selectSliced(items, selection)) : undefined),
    [isShort, items, selection],
  );
  const [long, setLong] = useState<Selected<Item>>();

  useEffect(() => {
    if (isShort) return undefined;
    return runInSlices(selectSliced(items, selection), (result) =>
      setLong({ items, selection, result }),
    );
  }, [isShort, items, selection]);

  if (short) return { selected: short, isPending: false };
  return {
    selected: long?.result,
    isPending: long?.items !== items || long.selection !== selection,
  };
}
