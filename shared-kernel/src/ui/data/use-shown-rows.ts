import { useDeferredValue, useMemo, useState } from 'react';
import { usePlainRows } from '../layout/use-plain-rows';

/** How many rows a table mounts, and more each time that the reader asks. */
export const rowStep = 200;

/** As many as a window shows: they are drawn first, the others as soon as there is time. */
const firstRows = 40;

/** The rows of a table that are mounted; another order begins at the first step again. Paper gets the first 2,000. */
export function useShownRows<T>(items: readonly T[], order: string) {
  const [asked, setAsked] = useState({ order, count: rowStep });
  const count = asked.order === order ? asked.count : rowStep;
  const isDrawn = useDeferredValue(order, '') === order;
  const mounted = isDrawn ? count : firstRows;
  const firstOnes = useMemo(() => items.slice(0, mounted), [items, mounted]);
  const rows = usePlainRows(items, mounted) ?? firstOnes;
  return { rows, showMore: () => setAsked({ order, count: count + rowStep }) };
}
