import type { Tone } from '../domain/status';

/** One figure of a chart. Categories and series appear in the order of their first point. */
export interface ChartPoint {
  /** The label on the axis or of a slice, already formatted for the user. */
  readonly category: string;
  readonly value: number;
  /** The line, colour or stack of the figure. Omit it if there is a single series. */
  readonly series?: string;
}

export type ChartKind = 'column' | 'bar' | 'line' | 'area' | 'donut';

export interface ChartFigures {
  readonly title: string;
  /** One sentence that describes the chart; screen readers read it instead of the picture. */
  readonly summary: string;
  /** A sentence about the figures. It follows the summary and is part of the CSV and PNG exports. */
  readonly note?: string | undefined;
  readonly data: readonly ChartPoint[];
  /** Formats figures on axes, and everywhere if there is no `formatExact`. */
  readonly formatValue?: (value: number) => string;
  /** Formats figures in tooltips and in the table, if `formatValue` rounds. */
  readonly formatExact?: (value: number) => string;
  /** The heading of the categories in the table and CSV, such as “Month”. */
  readonly categoryLabel: string;
  /** The heading of the figures if there is one series, such as “Volume”. */
  readonly valueLabel: string;
  /** Series or slices whose colour has a meaning. The others use the palette in order. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** Height of the picture in px. */
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

/** The names that need a colour: slices of a donut, series otherwise. */
export const namesOf = (
  kind: ChartKind,
  data: readonly ChartPoint[],
  unnamed: string,
): readonly string[] => (kind === 'donut' ? categoriesOf(data) : seriesOf(data, unnamed));

export interface ChartRow {
  readonly category: string;
  /** One value per series, in the order of `seriesOf`; `undefined` if the series has no figure. */
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
