import type { Tone } from '../domain/status';

/** One value in a chart. Categories and series appear in the order of their first point. */
export interface ChartPoint {
  /** Label on the axis or of a slice, already formatted for the user. */
  readonly category: string;
  readonly value: number;
  /** Name of the line, bar colour or stack that the value belongs to. Omit it if there is only one series. */
  readonly series?: string;
}

export type ChartKind = 'column' | 'bar' | 'line' | 'area' | 'donut';

export interface ChartFigures {
  readonly title: string;
  /** One sentence that describes the chart; screen readers announce it instead of the canvas. */
  readonly summary: string;
  /** A sentence about the values. It follows the summary and is part of the CSV and PNG exports. */
  readonly note?: string | undefined;
  readonly data: readonly ChartPoint[];
  /** Formats values on axes, and everywhere else if `formatExact` is omitted. */
  readonly formatValue?: (value: number) => string;
  /** Formats values in tooltips and in the table. Use it if `formatValue` rounds. */
  readonly formatExact?: (value: number) => string;
  /** Column heading of the categories in the table and CSV, such as “Month”. */
  readonly categoryLabel: string;
  /** Column heading of the values if there is one series, such as “Volume”. */
  readonly valueLabel: string;
  /** Series or slices whose colour has a meaning. All others use the palette colours in order. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** Height of the canvas in px. */
  readonly height?: number;
  readonly level?: 3 | 4;
}

export const hasFigures = (data: readonly ChartPoint[]): boolean =>
  data.some(({ value }) => value !== 0);

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

export const categoriesOf = (data: readonly ChartPoint[]): readonly string[] =>
  unique(data.map(({ category }) => category));

/** The names of the series, or `unnamed` if there is a single series without a name. */
export const seriesOf = (data: readonly ChartPoint[], unnamed: string): readonly string[] =>
  unique(data.map(({ series }) => series ?? unnamed));

/** The names that need a colour: slices of a donut chart, series of all other charts. */
export const namesOf = (
  kind: ChartKind,
  data: readonly ChartPoint[],
  unnamed: string,
): readonly string[] => (kind === 'donut' ? categoriesOf(data) : seriesOf(data, unnamed));

export interface ChartRow {
  readonly category: string;
  /** One value per series, in the order of `seriesOf`; `undefined` if the series has no value. */
  readonly values: readonly (number | undefined)[];
}

export function toRows(data: readonly ChartPoint[], unnamed: string): readonly ChartRow[] {
  const series = seriesOf(data, unnamed);
  return categoriesOf(data).map((category) => {
    const own = data.filter((point) => point.category === category);
    return {
      category,
      values: series.map((name) => own.find((point) => (point.series ?? unnamed) === name)?.value),
    };
  });
}
