import { chunkLength, type Compare } from './order';
import { type SlicedWork } from './sliced-work';

/** Which items of a list to show, and in which order; without `compare`, in the given one. */
export interface Selection<Item> {
  /** Leaves items out and keeps the others in their order. */
  readonly select: (items: readonly Item[]) => Item[];
  readonly compare?: Compare<Item> | undefined;
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
