import { growthExponent, medianOf } from '../statistics';
import { formatTable } from '../table';
import type { Readings } from './readings';

/** What was measured in a workspace of so many records a list. */
export interface SizeReadings {
  readonly size: number;
  readonly readings: Readings;
}

/** A figure at one size, and what it is beside others. */
interface SizeFigure {
  readonly size: number;
  readonly values: readonly number[];
  readonly median: number;
  /** The median by that of the smallest size; NaN for that itself. */
  readonly ratio: number;
  /** The k of `value ~ records^k` since the size before; NaN for the smallest. */
  readonly exponent: number;
}

export interface Row {
  readonly name: string;
  readonly figures: readonly SizeFigure[];
}

/** Below a millisecond or a megabyte, growth is noise, and from nothing it is boundless. */
const least = 1;

const pointOf = (size: number, value: number) => ({ size, value: Math.max(least, value) });

/** One row for each name, in the order they were measured; `measured` is ascending by size. */
export function rowsOf(measured: readonly SizeReadings[]): readonly Row[] {
  const names = [...new Set(measured.flatMap(({ readings }) => Object.keys(readings)))];
  return names.map((name) => {
    const points = measured.map(({ size, readings }) => {
      const values = readings[name] ?? [];
      return { size, values, median: medianOf(values) };
    });
    const [base] = points;
    return {
      name,
      figures: points.map((point, index) => {
        const before = points[index - 1];
        const here = pointOf(point.size, point.median);
        const hasGrown = before !== undefined && base !== undefined;
        return {
          ...point,
          ratio: hasGrown ? here.value / pointOf(base.size, base.median).value : NaN,
          exponent: hasGrown ? growthExponent(pointOf(before.size, before.median), here) : NaN,
        };
      }),
    };
  });
}

const sizeText = (size: number) => size.toLocaleString('en-US');

/** The medians, and beside them how each size stands to the smallest and to the one before. */
export function formatRows(rows: readonly Row[], sizes: readonly number[]): string {
  const [smallest = NaN, ...larger] = sizes;
  const head = [
    'ms',
    ...sizes.map(sizeText),
    ...larger.map((size) => `${sizeText(size)} : ${sizeText(smallest)}`),
    ...larger.map((size) => `k to ${sizeText(size)}`),
  ];
  return formatTable(
    head,
    rows.map(({ name, figures }) => [
      name,
      ...figures.map(({ median }) => median),
      ...figures.slice(1).map(({ ratio }) => ratio),
      ...figures
        .slice(1)
        .map(({ exponent }) => (Number.isNaN(exponent) ? NaN : exponent.toFixed(2))),
    ]),
  );
}
