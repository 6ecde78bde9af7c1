import { compare, type Round } from './compare';
import { figureNames, type VisitFigures } from './figures';

const figuresOf = (value: number) =>
  Object.fromEntries(figureNames.map((name) => [name, value])) as VisitFigures;
const round = (composed: number, twin: number, usual = twin): Round => ({
  composed: figuresOf(composed),
  twin: figuresOf(twin),
  usual: figuresOf(usual),
});

describe('compare', () => {
  it('[bench] takes the ratio round by round, so that a slow minute weighs on all', () => {
    const { composed, usual, medians } = compare('gate', [
      round(11, 10, 15),
      round(220, 200, 300),
      round(12, 10, 15),
    ]);
    expect(composed.laterMs.median).toBe(2);
    expect(composed.ratio.recordMs.median).toBeCloseTo(1.1);
    expect(usual.ratio.recordMs.median).toBeCloseTo(1.5);
    expect(medians.composed.recordMs).toBe(12);
  });

  it('[bench] calls two zeros equal', () => {
    expect(compare('warm', [round(0, 0)]).composed.ratio.transferredBytes.median).toBe(1);
  });

  it('[bench] counts a figure that is zero in the twin alone', () => {
    const always = compare('warm', [round(5, 0), round(7, 0)]);
    expect(always.composed.ratio.transferredBytes.median).toBe(Infinity);
    const mostly = compare('warm', [round(5, 0), round(10, 10), round(7, 0)]);
    expect(mostly.composed.ratio.transferredBytes.median).toBe(Infinity);
    const seldom = compare('warm', [round(5, 0), round(10, 10), round(10, 10)]);
    expect(seldom.composed.ratio.transferredBytes.median).toBe(1);
  });

  it('[bench] leaves out what neither has', () => {
    expect(compare('gate', [round(NaN, NaN)]).composed.ratio.chartsMs.median).toBeNaN();
  });
});
