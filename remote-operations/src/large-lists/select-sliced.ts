import { type SlicedWork } from './sliced-work';

/** Which items of a list to show, and in which order; without `compare`, in the given one. */
export interface Selection<Item> {
  readonly select: (items: readonly Item[]) => Item[];
  readonly compare?: ((a: Item, b: Item) => number) | undefined;
}

const chunkLength = 1000;

function* merged<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (a: Item, b: Item) => number,
): SlicedWork<Item[]> {
  const out: Item[] = [];
  let l = 0;
  let r = 0;
  for (;;) {
    const a = left[l];
    const b = right[r];
    if (a === undefined) return out.concat(right.slice(r));
    if (b === undefined) return out.concat(left.slice(l));
    if (compare(a, b) <= 0) {
      out.push(a);
      l += 1;
    } else {
      out.push(b);
      r += 1;
    }
    if (out.length % chunkLength === 0) yield;
  }
}

/** The selected items, stably sorted; it can be put down after every thousand of them. */
export function* selectSliced<Item extends object>(
  items: readonly Item[],
  { select, compare }: Selection<Item>,
): SlicedWork<readonly Item[]> {
  let runs: Item[][] = [];
  for (let start = 0; start < items.length; start += chunkLength) {
    const run = select(items.slice(start, start + chunkLength));
    if (run.length > 0) runs.push(compare ? run.sort(compare) : run);
    yield;
  }
  if (!compare) return runs.flat();
  while (runs.length > 1) {
    const next: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      next.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? [], compare));
    }
    runs = next;
  }
  return runs[0] ?? [];
}
