import { createTimeSlices } from './time-slices';

/** Work that can be put down at every `yield` and taken up again later. */
export type SlicedWork<Result> = Generator<undefined, Result>;

/** Runs of this many are sorted in one go, and as many are merged between two pauses. */
const runLength = 1000;

function* merged<T>(
  left: readonly T[],
  right: readonly T[],
  order: (a: T, b: T) => number,
): SlicedWork<T[]> {
  const all: T[] = [];
  let [at, other] = [0, 0];
  while (at < left.length && other < right.length) {
    const [a, b] = [left[at] as T, right[other] as T];
    if (order(a, b) <= 0) {
      all.push(a);
      at += 1;
    } else {
      all.push(b);
      other += 1;
    }
    if (all.length % runLength === 0) yield;
  }
  return all.concat(left.slice(at), right.slice(other));
}

/**
 * The items stably sorted; the work can be put down after every thousand of them.
 *
 * @example
 * function* namesInOrder() {
 *   return yield* sortInSteps(['b', 'a'], (a, b) => a.localeCompare(b));
 * }
 */
export function* sortInSteps<T>(
  items: readonly T[],
  order: (a: T, b: T) => number,
): SlicedWork<T[]> {
  let runs: T[][] = [];
  for (let start = 0; start < items.length; start += runLength) {
    runs.push(items.slice(start, start + runLength).sort(order));
    yield;
  }
  while (runs.length > 1) {
    const next: T[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      next.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? [], order));
    }
    runs = next;
  }
  return runs[0] ?? [];
}

/** The items in order, sorted without holding the page for long. */
export async function sortSliced<T>(
  items: readonly T[],
  order: (a: T, b: T) => number,
): Promise<T[]> {
  const slices = createTimeSlices();
  const work = sortInSteps(items, order);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (slices.isDue()) await slices.yieldToBrowser();
  }
}
