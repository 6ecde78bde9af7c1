/**
 * Rounds values to multiples of `step` with the largest remainder method, so that they add up to the rounded total.
 * Values must not be negative.
 */
export function apportion(figures: readonly number[], step: number): number[] {
  const steps = (figure: number) => Number((figure / step).toPrecision(15));
  const sum = figures.reduce((total, figure) => total + figure, 0);
  const parts = figures.map(steps);
  const floors = parts.map(Math.floor);
  const left = Math.round(steps(sum)) - floors.reduce((total, floor) => total + floor, 0);
  const gaining = new Set(
    parts
      .map((part, place) => ({ place, lost: part - Math.floor(part) }))
      .sort((a, b) => b.lost - a.lost)
      .slice(0, left)
      .map(({ place }) => place),
  );
  return floors.map((floor, place) =>
    Number(((floor + (gaining.has(place) ? 1 : 0)) * step).toPrecision(15)),
  );
}

/**
 * Returns each value as a percentage of the total, rounded to `decimals`. The percentages add up to 100. If the total
 * is 0, all are 0. Values must not be negative.
 */
export function toPercentShares(figures: readonly number[], decimals = 0): number[] {
  const sum = figures.reduce((total, figure) => total + figure, 0);
  if (sum === 0) return figures.map(() => 0);
  return apportion(
    figures.map((figure) => (figure / sum) * 100),
    10 ** -decimals,
  );
}

/**
 * Returns `part` as a whole percentage of `all`. The result is 0 only if `part` is 0, and 100 only if `part` equals
 * `all`.
 */
export function toWholePercent(part: number, all: number): number {
  if (part <= 0 || all <= 0) return 0;
  return part >= all ? 100 : Math.min(99, Math.max(1, Math.round((part / all) * 100)));
}
