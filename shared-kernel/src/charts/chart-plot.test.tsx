import { render } from '@testing-library/react';
import { createRequire } from 'node:module';
import { palettes } from '../theme/palette';
import { createChartTheme } from './chart-theme';
import { waitForChartDrawings } from './pending-drawings';
import { ChartPlot, type ChartDrawing } from './chart-plot';

interface Layer {
  readonly type: string;
  readonly coordinate?: object;
  readonly transform?: readonly object[];
  readonly axis: object;
  readonly scale: { readonly color: { readonly range: readonly string[] } };
  readonly animate: object;
  readonly interaction: {
    readonly tooltip: false | { readonly render: (...tip: unknown[]) => unknown };
  };
  readonly tooltip: false | { readonly items: readonly ((point: object) => unknown)[] };
}

interface Spec {
  readonly theme: object;
  readonly children: readonly Layer[];
}

const mockMade: {
  readonly specs: Spec[];
  readonly listeners: Map<string, () => void>;
  readonly destroy: jest.Mock;
}[] = [];

function mockChart() {
  const chart = {
    specs: [] as Spec[],
    listeners: new Map<string, () => void>(),
    destroy: jest.fn(),
  };
  mockMade.push(chart);
  return {
    ...chart,
    options: (spec?: Spec) => (spec ? chart.specs.push(spec) : chart.specs.at(-1)),
    render: () => Promise.resolve(),
    getContainer: () => document.body,
    forceFit: () => Promise.resolve(),
    on: (event: string, listener: () => void) => chart.listeners.set(event, listener),
    off: () => undefined,
  };
}

// Mocks only the chart components of the package, because Trustfold does not use its graph components.
jest.mock('@ant-design/charts', () => {
  const charts = createRequire(require.resolve('@ant-design/charts'));
  return jest.requireActual<object>(charts.resolve('@ant-design/plots'));
});
jest.mock('@antv/g2', () => ({
  extend: () => jest.fn(() => mockChart()),
  stdlib: () => ({}),
  register: () => undefined,
  ChartEvent: {},
}));

const drawing: ChartDrawing = {
  kind: 'column',
  data: [{ category: 'Jan', value: 1200 }],
  valueLabel: 'Volume',
  formatValue: (value) => `$${value}`,
  formatExact: (value) => `$${value}.00`,
  tones: undefined,
  isStacked: false,
  isNarrow: false,
  hasTips: true,
  mode: 'light',
  reducedMotion: false,
};

const onDrawn = jest.fn();
const element = (changes: Partial<ChartDrawing> = {}) => (
  <ChartPlot {...drawing} {...changes} onDrawn={onDrawn} />
);

function specOf(changes: Partial<ChartDrawing>): Spec {
  render(element(changes));
  return mockMade.at(-1)?.specs[0] ?? { theme: {}, children: [] };
}

const layersOf = (changes: Partial<ChartDrawing>) => specOf(changes).children;

describe('ChartPlot', () => {
  beforeEach(() => {
    jest.clearAllMocks();
    mockMade.length = 0;
  });

  it.each([
    ['column', ['interval'], {}],
    ['bar', ['interval'], { transform: [{ type: 'transpose' }] }],
    ['line', ['line'], {}],
    ['area', ['area', 'line'], {}],
    ['donut', ['interval'], { type: 'theta', innerRadius: 0.68, outerRadius: 0.96 }],
  ] as const)(
    '[AN2] a %s chart is drawn with the shapes of its kind, such as bars or lines',
    (kind, types, coordinate) => {
      const layers = layersOf({ kind });
      expect(layers.map(({ type }) => type)).toEqual(types);
      expect(layers[0]?.coordinate ?? {}).toEqual(coordinate);
    },
  );

  it('[F5] a chart shows its series stacked if isStacked is set, and otherwise side by side', () => {
    expect(layersOf({})[0]?.transform).toMatchObject([{ type: 'dodgeX' }]);
    expect(layersOf({ isStacked: true })[0]?.transform).toMatchObject([{ type: 'stackY' }]);
  });

  it('[AN2] a chart uses the axis and series colours of the current theme mode', () => {
    const { theme, children } = specOf({ mode: 'dark' });
    expect(theme).toEqual(createChartTheme('dark'));
    expect(children[0]?.scale.color.range).toEqual([palettes.dark.chart[0]]);
  });

  it('[AN2] a chart is not animated if the user prefers reduced motion', () => {
    const movements = (reducedMotion: boolean) =>
      layersOf({ kind: 'area', reducedMotion }).map(({ animate }) => animate);
    const still = { enter: { type: null }, update: { type: null }, exit: { type: null } };
    expect(movements(true)).toEqual([still, still]);
    const fading = { ...still, enter: { type: 'fadeIn', duration: 240 } };
    expect(movements(false)).toEqual([fading, fading]);
  });

  it('[F5] labels the axis of a count with whole numbers only', () => {
    const whole = { y: { tickFilter: expect.any(Function) as unknown } };
    expect(layersOf({ data: [{ category: 'Jan', value: 1 }] })[0]?.axis).toMatchObject(whole);
    expect(layersOf({ data: [{ category: 'Jan', value: 0.5 }] })[0]?.axis).not.toMatchObject(whole);
  });

  it('[AN2] wraps long category names in a horizontal bar chart on a phone', () => {
    const lines = { x: { labelFormatter: expect.any(Function) as unknown } };
    expect(layersOf({ kind: 'bar', isNarrow: true })[0]?.axis).toMatchObject(lines);
    expect(layersOf({ isNarrow: true })[0]?.axis).not.toMatchObject(lines);
  });

  it('[R8, AN2] the tooltip of a chart shows the unrounded value', () => {
    for (const kind of ['column', 'area'] as const) {
      const tips = layersOf({ kind }).flatMap(({ tooltip }) => (tooltip ? [tooltip] : []));
      expect(tips).toHaveLength(1);
      expect(tips[0]?.items[0]?.({ series: 'Volume', value: 1200 })).toEqual({
        name: 'Volume',
        value: '$1200.00',
      });
    }
  });

  it('[AN2] the tooltip of a chart has a title', () => {
    const tip = layersOf({})[0]?.interaction.tooltip;
    expect(tip && tip.render({}, { title: 'Jan', items: [] })).toHaveTextContent('Jan');
  });

  it('[B22] a chart has no tooltip if tooltips are disabled', () => {
    expect(layersOf({ hasTips: false })[0]?.interaction.tooltip).toBe(false);
  });

  it('[AN1] a chart is redrawn only when its values or theme mode change', () => {
    const { rerender } = render(element());
    const [chart] = mockMade;
    rerender(element({ data: [...drawing.data], formatValue: (value) => `$${value}` }));
    expect(chart?.specs).toHaveLength(1);
    rerender(element({ data: [{ category: 'Jan', value: 1300 }] }));
    rerender(element({ mode: 'dark' }));
    expect(chart?.specs).toHaveLength(3);
    expect(mockMade).toHaveLength(1);
  });

  it('[E3] removing a chart from the page destroys its instance in the chart library', () => {
    const { unmount } = render(element());
    const [chart] = mockMade;
    expect(chart?.destroy).not.toHaveBeenCalled();
    unmount();
    expect(chart?.destroy).toHaveBeenCalledTimes(1);
  });

  it('[AN2] a chart calls onDrawn with the theme mode each time it has been drawn', () => {
    const { rerender } = render(element());
    const emit = (event: string) => mockMade[0]?.listeners.get(event)?.();
    expect(onDrawn).not.toHaveBeenCalled();
    rerender(element({ mode: 'dark' }));
    emit('afterrender');
    expect(onDrawn).toHaveBeenLastCalledWith('light');
    emit('beforerender');
    emit('afterrender');
    expect(onDrawn).toHaveBeenLastCalledWith('dark');
  });

  it('[AN2] printing waits until the chart is drawn', async () => {
    render(element());
    const emit = (event: string) => mockMade[0]?.listeners.get(event)?.();
    const printing = jest.fn();
    emit('beforerender');
    const ended = waitForChartDrawings().then(printing);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(printing).not.toHaveBeenCalled();
    emit('afterrender');
    await ended;
    expect(printing).toHaveBeenCalledTimes(1);
  });

  it('[AN2] a chart resizes with its container', () => {
    const observe = jest.spyOn(ResizeObserver.prototype, 'observe');
    const disconnect = jest.spyOn(ResizeObserver.prototype, 'disconnect');
    const { unmount } = render(element());
    expect(observe.mock.calls).toEqual([[document.body]]);
    unmount();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});
