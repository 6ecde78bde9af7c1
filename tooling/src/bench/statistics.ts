const middle = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? NaN;
  const high = sorted[Math.ceil(place)] ?? NaN;
  return low + (high - low) * (place - Math.floor(place));
};

export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** The median and the middle half of the values; NaN throughout for none. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return {
    median: middle(sorted, 0.5),
    low: middle(sorted, 0.25),
    high: middle(sorted, 0.75),
  };
}

export const medianOf = (values: readonly number[]): number => spreadOf(values).median;

export interface Point {
  readonly size: number;
  readonly value: number;
}

/** The k of `value ~ size^k` between two sizes: 0 does not grow, 1 grows as the size does. */
export function growthExponent(from: Point, to: Point): number {
  return Math.log(to.value / from.value) / Math.log(to.size / from.size);
}
