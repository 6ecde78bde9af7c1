const measured = (values: readonly number[]) =>
  values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);

/** The median of the measured values; NaN if there are none. */
export function medianOf(values: readonly number[]): number {
  const sorted = measured(values);
  const place = (sorted.length - 1) / 2;
  const low = sorted[Math.floor(place)] ?? NaN;
  const high = sorted[Math.ceil(place)] ?? NaN;
  return (low + high) / 2;
}

export interface Spread {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

/** The median with the least and the greatest; NaN throughout if nothing was measured. */
export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = measured(values);
  return {
    median: medianOf(values),
    lowest: sorted[0] ?? NaN,
    highest: sorted.at(-1) ?? NaN,
  };
};
