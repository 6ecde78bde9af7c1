import { Area, Bar, Column, Line, Pie } from '@ant-design/charts';
import { memo, useEffect, useRef } from 'react';
import { palettes, type ThemeMode } from '../theme/palette';
import { listLegendNames, type ChartKind, type ChartPoint } from './chart-data';
import { createChartTheme, createChartInteraction, createChartAnimation } from './chart-theme';
import { observeChart, type G2Chart } from './observe-chart';
import { assignSeriesColours, type SeriesTones } from './assign-series-colours';

const longName = 16;

export function splitIntoTwoLines(name: string): string {
  if (name.length <= longName) return name;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = name.length / 2;
  const [nearest] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return nearest === undefined ? name : `${name.slice(0, nearest)}\n${name.slice(nearest + 1)}`;
}

export interface ChartDrawing {
  readonly kind: ChartKind;
  readonly data: readonly ChartPoint[];
  readonly valueLabel: string;
  readonly formatValue: (value: number) => string;
  readonly formatExact: (value: number) => string;
  readonly tones: SeriesTones | undefined;
  readonly isStacked: boolean;
  /** Whether the screen is narrow. On a narrow screen, long names in a bar chart wrap to two lines. */
  readonly isNarrow: boolean;
  readonly hasTips: boolean;
  readonly mode: ThemeMode;
  readonly reducedMotion: boolean;
}

export interface ChartPlotProps extends ChartDrawing {
  readonly onDrawn: (mode: ThemeMode) => void;
}

interface DrawnPoint {
  readonly category: string;
  readonly value: number;
  readonly series: string;
}

const labelHalf = 24;
const barStyle = { radiusTopLeft: 4, radiusTopRight: 4, maxWidth: 40 };

function layerOf({ kind, data, valueLabel, formatExact, tones, ...props }: ChartPlotProps) {
  const isDonut = kind === 'donut';
  const names = listLegendNames(kind, data, valueLabel);
  return {
    colorField: 'series',
    scale: {
      x: { paddingInner: 0.4, paddingOuter: 0.2 },
      y: { nice: !isDonut, zero: true },
      color: { domain: names, range: assignSeriesColours(names, palettes[props.mode], tones) },
    },
    legend: false,
    animate: createChartAnimation(props.reducedMotion),
    tooltip: {
      title: isDonut ? '' : 'category',
      items: [({ series, value }: DrawnPoint) => ({ name: series, value: formatExact(value) })],
    },
  };
}

const axesOf = ({ kind, data, isNarrow, formatValue }: ChartPlotProps) => ({
  xField: 'category',
  yField: 'value',
  axis: {
    x: { title: false, ...(kind === 'bar' && isNarrow && { labelFormatter: splitIntoTwoLines }) },
    y: {
      title: false,
      labelFormatter: (value: number) => formatValue(value),
      // If all values are whole numbers, the axis shows no fractions, such as 0.5 payments.
      ...(data.every(({ value }) => Number.isInteger(value)) && {
        tickFilter: (value: number) => Number.isInteger(value),
      }),
    },
  },
});

const pointsOf = ({ kind, data, valueLabel }: ChartPlotProps): DrawnPoint[] =>
  data.map(({ category, value, series = valueLabel }) => ({
    category,
    value,
    series: kind === 'donut' ? category : series,
  }));

function Drawing(props: ChartPlotProps) {
  const { kind, isStacked, hasTips, mode, onDrawn } = props;
  const stopFollowing = useRef<() => void>(undefined);
  useEffect(() => () => stopFollowing.current?.(), []);
  const view = {
    data: pointsOf(props),
    theme: createChartTheme(mode),
    interaction: createChartInteraction(hasTips),
    onReady: (plot: unknown) => {
      // The chart library declares the property `chart` as `any`.
      const { chart } = plot as { readonly chart: G2Chart };
      stopFollowing.current = observeChart(chart, onDrawn);
    },
  };
  const layer = layerOf(props);
  const lines = { ...layer, ...axesOf(props), stack: isStacked };
  // Space for the last axis label, because half of the label extends beyond the last point.
  const points = { ...lines, insetRight: labelHalf };
  const bars = { ...lines, group: !isStacked, style: barStyle };
  switch (kind) {
    case 'column':
      return <Column {...view} {...bars} />;
    case 'bar':
      return <Bar {...view} {...bars} />;
    case 'line':
      return <Line {...view} {...points} />;
    case 'area':
      return <Area {...view} {...points} tooltip={false} line={points} />;
    case 'donut':
      return (
        <Pie
          {...view}
          {...layer}
          angleField="value"
          radius={0.96}
          innerRadius={0.68}
          transform={[{ type: 'stackY' }]}
          axis={false}
          style={{ stroke: palettes[mode].surface, lineWidth: 2 }}
        />
      );
  }
}

/** Returns a text that changes whenever the chart would look different. Formatters are represented by their results. */
const signatureOf = ({ formatValue, formatExact, ...rest }: ChartPlotProps) =>
  JSON.stringify([rest, rest.data.map(({ value }) => [formatValue(value), formatExact(value)])]);

/** Canvas of a chart. Redrawn only if the appearance of the chart changes. */
export const ChartPlot = memo(Drawing, (before, now) => signatureOf(before) === signatureOf(now));
