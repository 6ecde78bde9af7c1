import { Area, Bar, Column, Line, Pie } from '@ant-design/charts';
import { memo, useEffect, useRef } from 'react';
import { palettes, type ThemeMode } from '../theme/palette';
import { namesOf, type ChartKind, type ChartPoint } from './chart-data';
import { chartTheme, interactionOf, movementOf } from './chart-theme';
import { followDrawing, type LibraryChart } from './follow-drawing';
import { seriesColors, type Tones } from './series-colors';

const longName = 16;

/** A long name in two lines of about one length. */
export function inTwoLines(name: string): string {
  if (name.length <= longName) return name;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = name.length / 2;
  const [nearest] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return nearest === undefined ? name : `${name.slice(0, nearest)}\n${name.slice(nearest + 1)}`;
}

/** All that a picture is drawn from. */
export interface ChartDrawing {
  readonly kind: ChartKind;
  readonly data: readonly ChartPoint[];
  readonly valueLabel: string;
  readonly formatValue: (value: number) => string;
  /** As in tips. */
  readonly formatExact: (value: number) => string;
  readonly tones: Tones | undefined;
  /** Series on top of each other instead of side by side. */
  readonly isStacked: boolean;
  /** Where long category names would leave a horizontal bar too little room. */
  readonly isNarrow: boolean;
  /** Whether a mark under the pointer says its figure; not where tooltips are off (B22). */
  readonly hasTips: boolean;
  readonly mode: ThemeMode;
  readonly reducedMotion: boolean;
}

export interface DrawnChartProps extends ChartDrawing {
  /** The picture is complete, in the colours of `mode`. */
  readonly onDrawn: (mode: ThemeMode) => void;
}

interface DrawnPoint {
  readonly category: string;
  readonly value: number;
  readonly series: string;
}

const labelHalf = 24;
const barStyle = { radiusTopLeft: 4, radiusTopRight: 4, maxWidth: 40 };

/** What layers of all kinds have in common. */
function layerOf({ kind, data, valueLabel, formatExact, tones, ...props }: DrawnChartProps) {
  const isDonut = kind === 'donut';
  const names = namesOf(kind, data, valueLabel);
  return {
    colorField: 'series',
    scale: {
      x: { paddingInner: 0.4, paddingOuter: 0.2 },
      y: { nice: !isDonut, zero: true },
      color: { domain: names, range: seriesColors(names, palettes[props.mode], tones) },
    },
    legend: false,
    animate: movementOf(props.reducedMotion),
    tooltip: {
      title: isDonut ? '' : 'category',
      items: [({ series, value }: DrawnPoint) => ({ name: series, value: formatExact(value) })],
    },
  };
}

const axesOf = ({ kind, isNarrow, formatValue }: DrawnChartProps) => ({
  xField: 'category',
  yField: 'value',
  axis: {
    x: { title: false, ...(kind === 'bar' && isNarrow && { labelFormatter: inTwoLines }) },
    y: { title: false, labelFormatter: (value: number) => formatValue(value) },
  },
});

const pointsOf = ({ kind, data, valueLabel }: DrawnChartProps): DrawnPoint[] =>
  data.map(({ category, value, series = valueLabel }) => ({
    category,
    value,
    series: kind === 'donut' ? category : series,
  }));

function Drawing(props: DrawnChartProps) {
  const { kind, isStacked, hasTips, mode, onDrawn } = props;
  const stopFollowing = useRef<() => void>(undefined);
  useEffect(() => () => stopFollowing.current?.(), []);
  const view = {
    data: pointsOf(props),
    theme: chartTheme(mode),
    interaction: interactionOf(hasTips),
    onReady: (plot: unknown) => {
      // The library types it as `any`.
      const { chart } = plot as { readonly chart: LibraryChart };
      stopFollowing.current = followDrawing(chart, onDrawn);
    },
  };
  const layer = layerOf(props);
  const lines = { ...layer, ...axesOf(props), stack: isStacked };
  // Half of the last label stands beyond the last point.
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

/** All that can be seen of a drawing; of its formats what they return, not which functions they are. */
const signatureOf = ({ formatValue, formatExact, ...rest }: DrawnChartProps) =>
  JSON.stringify([rest, rest.data.map(({ value }) => [formatValue(value), formatExact(value)])]);

/** A picture. It keeps its canvas and is drawn again only when something that can be seen changes. */
export const DrawnChart = memo(Drawing, (before, now) => signatureOf(before) === signatureOf(now));
