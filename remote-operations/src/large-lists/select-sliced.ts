import type { SearchReach } from 'shared-kernel/domain/search';
import { chunkLength, type Ordering } from './order';
import { replacedPlaces } from './replaced-places';
import type { SlicedWork } from './sliced-work';

/** What is searched for, and in which texts of an item. */
export interface Search<Item> {
  readonly text: string;
  readonly reach?: SearchReach;
  readonly textsOf: (item: Item) => readonly string[];
}

/** Which items of a list to show, and in which order; without `ordering`, in the given one. */
export interface Selection<Item> {
  /** Leaves items out and keeps the others in their order. */
  readonly select: (items: readonly Item[]) => Item[];
  /** Goes through what is selected. By itself, so that a longer text need not go through all of it. */
  readonly search?: Search<Item> | undefined;
  readonly ordering?: Ordering<Item> | undefined;
}

/** The selection after a few items were replaced in place; undefined where the selection itself changes. */
export function selectedAgain<Item extends object>(
  before: { readonly items: readonly Item[]; readonly selected: readonly Item[] },
  items: readonly Item[],
  select: Selection<Item>['select'],
): readonly Item[] | undefined {
  if (before.items === items) return before.selected;
  const places = replacedPlaces(before.items, items);
  if (!places) return undefined;
  const replaced = places.map((at) => [before.items[at] as Item, items[at] as Item] as const);
  const isSelected = (item: Item) => select([item]).length > 0;
  if (replaced.some(([old, now]) => isSelected(old) !== isSelected(now))) return undefined;
  const selected = before.selected.slice();
  // Found by its earlier place: an item that moved by one place is both an old and a new item.
  for (const [old, now] of replaced) {
    if (isSelected(now)) selected[before.selected.indexOf(old)] = now;
  }
  return selected;
}

/** The selected items; it can be put down after every thousand of them. */
export function* selectSliced<Item extends object>(
  items: readonly Item[],
  select: Selection<Item>['select'],
): SlicedWork<readonly Item[]> {
  const selected: Item[] = [];
  for (let start = 0; start < items.length; start += chunkLength) {
    selected.push(...select(items.slice(start, start + chunkLength)));
    yield;
  }
  return selected;
}
