import { palettes } from '../theme/palette';
import { chartSpec, inTwoLines, type ChartDrawing } from './chart-spec';

const drawing: ChartDrawing = {
  kind: 'column',
  data: [{ category: 'Jan', value: 1200 }],
  valueLabel: 'Volume',
  formatValue: (value) => `$${value}`,
  formatExact: (value) => `$${value}.00`,
  tones: undefined,
  isStacked: false,
  isNarrow: false,
  mode: 'light',
  reducedMotion: false,
};

describe('chartSpec', () => {
  it.each([
    ['column', ['interval'], {}],
    ['bar', ['interval'], { transform: [{ type: 'transpose' }] }],
    ['line', ['line'], {}],
    ['area', ['area', 'line'], {}],
    ['donut', ['interval'], { type: 'theta', innerRadius: 0.68, outerRadius: 0.96 }],
  ] as const)('[AN2] draws a %s by its marks', (kind, types, coordinate) => {
    const spec = chartSpec({ ...drawing, kind });
    expect(spec.children.map(({ type }) => type)).toEqual(types);
    expect(spec.coordinate).toEqual(coordinate);
  });

  it('[F5] sets series side by side or on top of each other', () => {
    expect(chartSpec(drawing).children[0]?.transform).toEqual([{ type: 'dodgeX' }]);
    expect(chartSpec({ ...drawing, isStacked: true }).children[0]?.transform).toEqual([
      { type: 'stackY' },
    ]);
  });

  it('[AN2] takes axis and series colours from the mode', () => {
    const spec = chartSpec({ ...drawing, mode: 'dark' });
    expect(spec.axis).toMatchObject({ x: { labelFill: palettes.dark.textTertiary } });
    expect(spec.scale.color.range).toEqual([palettes.dark.chart[0]]);
  });

  it('[AN2] moves nothing under reduced motion', () => {
    const movements = (reducedMotion: boolean) =>
      chartSpec({ ...drawing, kind: 'area', reducedMotion }).children.map(({ animate }) => animate);
    const still = { enter: { type: null }, update: { type: null }, exit: { type: null } };
    expect(movements(true)).toEqual([still, still]);
    const fading = { ...still, enter: { type: 'fadeIn', duration: 240 } };
    expect(movements(false)).toEqual([fading, fading]);
  });

  it.each([
    ['Caspian Pipeline Services · 8.2%', 'Caspian Pipeline\nServices · 8.2%'],
    ['Under Review', 'Under Review'],
    ['Anunbrokenlongname', 'Anunbrokenlongname'],
  ])('[AN2] leaves a bar its room on a phone: %s', (name, lines) => {
    expect(inTwoLines(name)).toBe(lines);
    const x = { labelFormatter: inTwoLines };
    expect(chartSpec({ ...drawing, kind: 'bar', isNarrow: true }).axis).toMatchObject({ x });
    expect(chartSpec({ ...drawing, isNarrow: true }).axis).not.toMatchObject({ x });
  });

  it('[R8, AN2] writes the exact figure in a tip', () => {
    const { tooltip } = chartSpec(drawing).children[0] ?? {};
    expect(
      (tooltip as { items: readonly ((point: object) => unknown)[] }).items[0]?.({
        series: 'Volume',
        value: 1200,
      }),
    ).toEqual({ name: 'Volume', value: '$1200.00' });
  });
});
