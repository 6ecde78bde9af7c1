import { medianOf } from '../statistics';
import { formatTable } from '../table';
import type { Readings } from './readings';

/** What was measured in a workspace of `size` records a list. */
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
}

export interface Row {
  readonly name: string;
  readonly figures: readonly SizeFigure[];
}

/** Below a millisecond or a megabyte, growth is noise, and from nothing it is boundless. */
const atLeastOne = (value: number) => Math.max(1, value);

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
      figures: points.map((point) => ({
        ...point,
        ratio:
          base === undefined || point === base
            ? NaN
            : atLeastOne(point.median) / atLeastOne(base.median),
      })),
    };
  });
}

const sizeText = (size: number) => size.toLocaleString('en-US');

/** The medians, and beside them the ratio of each size to the smallest. */
export function formatRows(rows: readonly Row[], sizes: readonly number[]): string {
  const [smallest = NaN, ...larger] = sizes;
  const head = [
    'ms',
    ...sizes.map(sizeText),
    ...larger.map((size) => `${sizeText(size)} : ${sizeText(smallest)}`),
  ];
  return formatTable(
    head,
    rows.map(({ name, figures }) => [
      name,
      ...figures.map(({ median }) => median),
      ...figures.slice(1).map(({ ratio }) => ratio),
    ]),
  );
}
