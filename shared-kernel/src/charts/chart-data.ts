import type { Tone } from '../domain/status';

/** One value in a chart. Categories and series appear in the order of their first value. */
export interface ChartPoint {
  /**
   * Label of the category on the axis, or of the slice in a donut chart. The label is already formatted for the user.
   */
  readonly category: string;
  readonly value: number;
  /** Name of the series to which the value belongs. Omitted if the chart has a single series. */
  readonly series?: string;
}

export type ChartKind = 'column' | 'bar' | 'line' | 'area' | 'donut';

export interface ChartContent {
  readonly title: string;
  /** One sentence that describes the chart. Screen readers announce it instead of the canvas. */
  readonly summary: string;
  /** A sentence about the values, shown after the summary. The CSV and PNG exports contain this note too. */
  readonly note?: string | undefined;
  readonly data: readonly ChartPoint[];
  /** Formats the values on the axes, and all other values if `formatExact` is omitted. */
  readonly formatValue?: (value: number) => string;
  /** Formats the values in tooltips and in the table. Required if `formatValue` rounds the values. */
  readonly formatExact?: (value: number) => string;
  /** Column heading of the categories in the table and the CSV file, such as “Month”. */
  readonly categoryLabel: string;
  /** Column heading of the values in the table, such as “Volume”. Only charts with one series use this heading. */
  readonly valueLabel: string;
  /** Tones of series or slices whose colour has a meaning, by name. The others use the palette colours in order. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** Height of the chart's canvas in px. */
  readonly height?: number;
  readonly level?: 3 | 4;
}

export const hasNonZeroValues = (data: readonly ChartPoint[]): boolean =>
  data.some(({ value }) => value !== 0);

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

export const listCategories = (data: readonly ChartPoint[]): readonly string[] =>
  unique(data.map(({ category }) => category));

/** Returns the names of all series. Values without a series belong to a series with the name `unnamed`. */
export const listSeries = (data: readonly ChartPoint[], unnamed: string): readonly string[] =>
  unique(data.map(({ series }) => series ?? unnamed));

/** Returns the names that need a colour: the slices of a donut chart, or the series of other charts. */
export const listLegendNames = (
  kind: ChartKind,
  data: readonly ChartPoint[],
  unnamed: string,
): readonly string[] => (kind === 'donut' ? listCategories(data) : listSeries(data, unnamed));

export interface ChartRow {
  readonly category: string;
  /**
   * One value per series, in the order of `listSeries`. A value is `undefined` if its series has none in this category.
   */
  readonly values: readonly (number | undefined)[];
}

export function toChartRows(data: readonly ChartPoint[], unnamed: string): readonly ChartRow[] {
  const series = listSeries(data, unnamed);
  return listCategories(data).map((category) => {
    const own = data.filter((point) => point.category === category);
    return {
      category,
      values: series.map((name) => own.find((point) => (point.series ?? unnamed) === name)?.value),
    };
  });
}
