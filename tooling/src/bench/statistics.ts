/** Between two middle values lies their mean; two equal ones are it, boundless ones too. */
function quantile(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? NaN;
  const high = sorted[Math.ceil(place)] ?? NaN;
  const part = place - Math.floor(place);
  return low === high || part === 0 ? low : low + (high - low) * part;
}

const measured = (values: readonly number[]) => values.filter((value) => !Number.isNaN(value));

/** The middle of what was measured; NaN where nothing was. */
export const medianOf = (values: readonly number[]): number =>
  quantile(Float64Array.from(measured(values)).sort(), 0.5);

/** Always the same for the same rounds (mulberry32). */
function randomNumbers(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Interval {
  readonly median: number;
  /** The median lies between these in 95 of 100 resamplings. */
  readonly low: number;
  readonly high: number;
}

const resamplings = 2000;

/** The median and its bootstrap interval; NaN throughout where nothing was measured. */
export function intervalOf(values: readonly number[]): Interval {
  const taken = measured(values);
  const [first = NaN] = taken;
  // Bytes and requests mostly do not scatter at all.
  if (taken.every((value) => value === first)) return { median: first, low: first, high: first };
  const random = randomNumbers();
  const drawn = () => taken[Math.floor(random() * taken.length)] ?? NaN;
  const medians = new Float64Array(resamplings)
    .map(() => quantile(new Float64Array(taken.length).map(drawn).sort(), 0.5))
    .sort();
  return {
    median: medianOf(taken),
    low: quantile(medians, 0.025),
    high: quantile(medians, 0.975),
  };
}
