import type { Tone } from '../domain/status';

/** One figure of a chart. Order is the order of first appearance. */
export interface ChartPoint {
  /** Along the axis, or a slice: already as a reader should see it. */
  readonly category: string;
  readonly value: number;
  /** The line, colour or stack it belongs to; leave it out for a single series. */
  readonly series?: string;
}

export type ChartKind = 'column' | 'bar' | 'line' | 'area' | 'donut';

/** What a chart shows, regardless of its kind. */
export interface ChartFigures {
  readonly title: string;
  /** One sentence that says what the chart shows; read out in place of the picture. */
  readonly summary: string;
  /** What a reader must know of the figures: a sentence after the summary, in CSV and in PNG. */
  readonly note?: string | undefined;
  readonly data: readonly ChartPoint[];
  /** How a figure reads on axes, and everywhere if `formatExact` is not given. */
  readonly formatValue?: (value: number) => string;
  /** How a figure reads in tips and in the table, where `formatValue` rounds. */
  readonly formatExact?: (value: number) => string;
  /** What the categories are, for table and CSV: “Month”. */
  readonly categoryLabel: string;
  /** What the figures are where there is one series: “Volume”. */
  readonly valueLabel: string;
  /** Series or slices whose colour has a meaning; the others take the palette in turn. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** In px; the picture alone. */
  readonly height?: number;
  readonly level?: 3 | 4;
}

/** Whether there is anything to draw. */
export const hasFigures = (data: readonly ChartPoint[]): boolean =>
  data.some(({ value }) => value !== 0);

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

export const categoriesOf = (data: readonly ChartPoint[]): readonly string[] =>
  unique(data.map(({ category }) => category));

/** The names that colours stand for: series, or one unnamed series. */
export const seriesOf = (data: readonly ChartPoint[], unnamed: string): readonly string[] =>
  unique(data.map(({ series }) => series ?? unnamed));

/** The names that a kind of chart has colours for: its slices or its series. */
export const namesOf = (
  kind: ChartKind,
  data: readonly ChartPoint[],
  unnamed: string,
): readonly string[] => (kind === 'donut' ? categoriesOf(data) : seriesOf(data, unnamed));

export interface ChartRow {
  readonly category: string;
  /** By series, in the order of `seriesOf`; undefined where a series has no figure. */
  readonly values: readonly (number | undefined)[];
}

/** The figures as a table: a row a category, a column a series. */
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
