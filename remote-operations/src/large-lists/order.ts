import { sortInSteps } from 'shared-kernel/workspace';
import { type SlicedWork } from './sliced-work';

export type Compare<Item> = (a: Item, b: Item) => number;

/** A list and the order that it was brought into. */
export interface Order<Item> {
  readonly items: readonly Item[];
  readonly compare: Compare<Item> | undefined;
  readonly ordered: readonly Item[];
}

/** So many items are selected between two pauses. */
export const chunkLength = 1000;

/** More replaced items than this, and sorting anew is as quick. */
const mostReplaced = 20;

/** The order of a list in which a few items were replaced by others that stand in the same place. */
function mended<Item>(
  { items: before, compare, ordered }: Order<Item>,
  items: readonly Item[],
): readonly Item[] | undefined {
  if (!compare || before.length !== items.length) return undefined;
  const places: number[] = [];
  for (let at = 0; at < items.length; at += 1) {
    if (before[at] === items[at]) continue;
    if (places.push(at) > mostReplaced) return undefined;
  }
  const next = [...ordered];
  for (const at of places) {
    const [old, now] = [before[at] as Item, items[at] as Item];
    if (compare(old, now) !== 0) return undefined;
    next[ordered.indexOf(old)] = now;
  }
  return next;
}

/**
 * The items stably sorted (in the given order without `compare`), built on the order of the list as it
 * was before; it can be put down after every thousand of them.
 */
export function* orderSliced<Item extends object>(
  items: readonly Item[],
  compare: Compare<Item> | undefined,
  before?: Order<Item>,
): SlicedWork<Order<Item>> {
  if (!compare) return { items, compare, ordered: items };
  const known = before?.compare === compare ? before : undefined;
  if (known?.items === items) return known;
  const ordered = (known && mended(known, items)) ?? (yield* sortInSteps(items, compare));
  return { items, compare, ordered };
}
