import { createTimeSlices, type TimeSlices } from './time-slices';

/** Runs of this many are sorted in one go. */
const runLength = 1024;

async function merge<T>(
  left: readonly T[],
  right: readonly T[],
  order: (a: T, b: T) => number,
  slices: TimeSlices,
): Promise<T[]> {
  const merged: T[] = [];
  let [at, other] = [0, 0];
  while (at < left.length && other < right.length) {
    const [a, b] = [left[at] as T, right[other] as T];
    if (order(a, b) <= 0) {
      merged.push(a);
      at += 1;
    } else {
      merged.push(b);
      other += 1;
    }
    if (merged.length % runLength === 0 && slices.isDue()) await slices.breathe();
  }
  return merged.concat(left.slice(at), right.slice(other));
}

/** The items in order, sorted without holding the page for long. */
export async function sortSliced<T>(
  items: readonly T[],
  order: (a: T, b: T) => number,
): Promise<T[]> {
  const slices = createTimeSlices();
  let runs: T[][] = [];
  for (let start = 0; start < items.length; start += runLength) {
    runs.push(items.slice(start, start + runLength).sort(order));
    if (slices.isDue()) await slices.breathe();
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(await merge(runs[at] ?? [], runs[at + 1] ?? [], order, slices));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}
