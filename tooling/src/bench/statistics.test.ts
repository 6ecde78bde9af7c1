import { medianOf, spreadOf } from './statistics';

describe('medianOf', () => {
  it('[bench] lies between the two middle values of an even number', () => {
    expect(medianOf([4, 1, 2, 3])).toBe(2.5);
  });

  it('[bench] leaves out what was not measured', () => {
    expect(medianOf([2, NaN])).toBe(2);
    expect(medianOf([])).toBeNaN();
  });
});

describe('spreadOf', () => {
  it('[bench] gives the median, the least and the greatest, in any order', () => {
    const rounds = [1.02, 0.98, 1.1, 10.4];
    expect(spreadOf(rounds)).toEqual({ median: 1.06, lowest: 0.98, highest: 10.4 });
    expect(spreadOf(rounds.toReversed())).toEqual(spreadOf(rounds));
  });

  it('[bench] is a point if nothing scatters, and nothing if nothing was measured', () => {
    expect(spreadOf([5, 5])).toEqual({ median: 5, lowest: 5, highest: 5 });
    expect(spreadOf([NaN])).toEqual({ median: NaN, lowest: NaN, highest: NaN });
  });
});
