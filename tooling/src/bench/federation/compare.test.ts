import { compare, type Pair } from './compare';
import { figureNames, type VisitFigures } from './figures';

const figuresOf = (value: number) =>
  Object.fromEntries(figureNames.map((name) => [name, value])) as VisitFigures;
const pair = (composed: number, twin: number): Pair => ({
  composed: figuresOf(composed),
  twin: figuresOf(twin),
});

describe('compare', () => {
  it('[bench] takes the ratio round by round, so that a slow minute weighs on both', () => {
    const { ratio, composed, laterMs } = compare('gate', [
      pair(11, 10),
      pair(220, 200),
      pair(12, 10),
    ]);
    expect(laterMs.median).toBe(2);
    expect(ratio.recordMs.median).toBeCloseTo(1.1);
    expect(composed.recordMs).toBe(12);
  });

  it('[bench] calls two zeros equal and a figure that only the twin is without none', () => {
    expect(compare('warm', [pair(0, 0)]).ratio.transferredBytes.median).toBe(1);
    expect(compare('warm', [pair(5, 0)]).ratio.transferredBytes.median).toBeNaN();
  });
});
