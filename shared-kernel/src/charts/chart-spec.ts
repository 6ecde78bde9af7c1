import { durations, fontFamily } from '../theme/scale';
import { palettes, type Palette, type ThemeMode } from '../theme/palette';
import { namesOf, type ChartKind, type ChartPoint } from './chart-data';
import { seriesColors, type Tones } from './series-colors';
import { tipContent } from './tooltip-content';

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
  readonly mode: ThemeMode;
  readonly reducedMotion: boolean;
}

interface DrawnPoint {
  readonly category: string;
  readonly value: number;
  readonly series: string;
}

const coordinates = {
  column: {},
  bar: { transform: [{ type: 'transpose' }] },
  line: {},
  area: {},
  donut: { type: 'theta', innerRadius: 0.68, outerRadius: 0.96 },
} as const;

const bar = { radiusTopLeft: 4, radiusTopRight: 4, maxWidth: 40, fillOpacity: 1 };
const line = { lineWidth: 2, lineJoin: 'round' };

/** The layers of a kind, in drawing order. */
const layersOf = (kind: ChartKind, palette: Palette) => {
  switch (kind) {
    case 'column':
    case 'bar':
      return [{ type: 'interval', style: bar }];
    case 'line':
      return [{ type: 'line', style: line }];
    case 'area':
      return [
        { type: 'area', style: { fillOpacity: 0.18 }, tooltip: false },
        { type: 'line', style: line },
      ];
    case 'donut':
      return [
        { type: 'interval', style: { stroke: palette.surface, lineWidth: 2, fillOpacity: 1 } },
      ];
  }
};

const arrangementOf = ({ kind, isStacked }: ChartDrawing) => {
  if (kind === 'donut' || isStacked) return [{ type: 'stackY' }];
  return kind === 'column' || kind === 'bar' ? [{ type: 'dodgeX' }] : [];
};

const longName = 16;

/** A long name in two lines of about one length. */
export function inTwoLines(name: string): string {
  if (name.length <= longName) return name;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = name.length / 2;
  const [nearest] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return nearest === undefined ? name : `${name.slice(0, nearest)}\n${name.slice(nearest + 1)}`;
}

const axesOf = (palette: Palette, { kind, isNarrow, formatValue }: ChartDrawing) => {
  const words = {
    title: false,
    tick: false,
    labelFill: palette.textTertiary,
    labelOpacity: 1,
    labelFontSize: 12,
    labelFontFamily: fontFamily,
    labelAutoRotate: false,
    labelAutoHide: true,
  };
  return {
    x: {
      ...words,
      ...(kind === 'bar' && isNarrow && { labelFormatter: inTwoLines }),
      line: true,
      lineStroke: palette.borderSubtle,
      lineStrokeOpacity: 1,
    },
    y: {
      ...words,
      labelFormatter: formatValue,
      gridStroke: palette.borderSubtle,
      gridStrokeOpacity: 1,
      gridLineDash: [3, 3],
    },
  };
};

const tipStyle = {
  '.g2-tooltip': {
    background: 'var(--tf-elevated)',
    border: '1px solid var(--tf-border-subtle)',
    'border-radius': 'var(--tf-radius-control)',
    'box-shadow': 'var(--tf-shadow-overlay)',
    'font-family': 'var(--tf-font-family)',
    'font-variant-numeric': 'tabular-nums',
  },
  '.g2-tooltip-title': { color: 'var(--tf-text-secondary)' },
  '.g2-tooltip-list-item-name-label': { color: 'var(--tf-text-secondary)' },
  '.g2-tooltip-list-item-value': { color: 'var(--tf-text)', 'font-weight': 600 },
};

/** On unless said, for legends and sliders that no chart here has, and for events that nobody hears. */
const withoutOthers = {
  event: false,
  legendFilter: false,
  scrollbarFilter: false,
  sliderFilter: false,
};

/** It stands on every layer: the library does not hand it down to them. */
const movementOf = (reducedMotion: boolean) => ({
  enter: reducedMotion ? { type: null } : { type: 'fadeIn', duration: durations.slow },
  update: { type: null },
  exit: { type: null },
});

/** The picture as the drawing library wants it said. */
export function chartSpec(drawing: ChartDrawing) {
  const { kind, data, valueLabel, formatExact, tones, mode } = drawing;
  const palette = palettes[mode];
  const isDonut = kind === 'donut';
  const names = namesOf(kind, data, valueLabel);
  const points: readonly DrawnPoint[] = data.map(({ category, value, series = valueLabel }) => ({
    category,
    value,
    series: isDonut ? category : series,
  }));
  const tooltip = {
    title: isDonut ? '' : 'category',
    items: [(point: DrawnPoint) => ({ name: point.series, value: formatExact(point.value) })],
  };
  return {
    type: 'view',
    autoFit: true,
    theme: {
      type: mode === 'dark' ? 'classicDark' : 'classic',
      view: { viewFill: 'transparent' },
    },
    coordinate: coordinates[kind],
    scale: {
      x: { paddingInner: 0.4, paddingOuter: 0.2 },
      y: { nice: !isDonut, zero: true },
      color: { domain: names, range: seriesColors(names, palette, tones) },
    },
    axis: isDonut ? false : axesOf(palette, drawing),
    legend: false,
    interaction: {
      ...withoutOthers,
      tooltip: { shared: !isDonut, css: tipStyle, render: tipContent },
    },
    children: layersOf(kind, palette).map((layer) => ({
      data: points,
      encode: { ...(!isDonut && { x: 'category' }), y: 'value', color: 'series' },
      transform: arrangementOf(drawing),
      animate: movementOf(drawing.reducedMotion),
      tooltip,
      ...layer,
    })),
  };
}

export type ChartSpec = ReturnType<typeof chartSpec>;
