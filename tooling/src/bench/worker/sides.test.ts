import { figureNames, type VisitFigures } from '../federation/figures';
import { compareSides, isWorse, sideOrder, type BothSides } from './sides';

const figuresOf = (value: number) =>
  Object.fromEntries(figureNames.map((name) => [name, value])) as VisitFigures;
const round = (withWorker: number, without: number): BothSides<VisitFigures> => ({
  with: figuresOf(withWorker),
  without: figuresOf(without),
});

describe('the two sides of the worker', () => {
  it('[bench] go one way and then the other, so that neither is always the first', () => {
    expect(sideOrder(0)).toEqual(['with', 'without']);
    expect(sideOrder(1)).toEqual(['without', 'with']);
    expect(sideOrder(2)).toEqual(sideOrder(0));
  });

  it('[bench] are compared round by round, so that a slow minute weighs on both', () => {
    const row = compareSides('gate', [round(110, 100), round(2200, 2000), round(110, 100)]);
    expect(row.ratio.recordMs.median).toBeCloseTo(1.1);
    expect(row.laterMs.median).toBe(10);
    expect(row.medians.without.recordMs).toBe(100);
  });

  it('[bench] make a row worse where every resampling says so, and not where rounds scatter', () => {
    expect(isWorse(compareSides('gate', [round(110, 100), round(120, 100)]))).toBe(true);
    expect(isWorse(compareSides('gate', [round(110, 100), round(90, 100)]))).toBe(false);
    expect(isWorse(compareSides('gate', [round(100, 100)]))).toBe(false);
  });
});
