import { intervalOf, medianOf } from './statistics';

describe('medianOf', () => {
  it('[bench] lies between the two middle values of an even number', () => {
    expect(medianOf([4, 1, 2, 3])).toBe(2.5);
  });

  it('[bench] leaves out what was not measured', () => {
    expect(medianOf([2, NaN])).toBe(2);
    expect(medianOf([])).toBeNaN();
  });

  it('[bench] counts what is boundless as the largest of all', () => {
    expect(medianOf([Infinity, 1, 2])).toBe(2);
    expect(medianOf([Infinity, Infinity, 2])).toBe(Infinity);
    expect(medianOf([Infinity, Infinity])).toBe(Infinity);
  });
});

describe('intervalOf', () => {
  const rounds = [1.02, 0.98, 1.1, 1.04, 0.97, 1.01, 1.3, 1.0, 1.05, 0.99];

  it('[bench] gives the median and a bootstrap interval around it, whatever the order', () => {
    const { median, low, high } = intervalOf(rounds);
    expect(median).toBeCloseTo(1.015);
    expect(low).toBeGreaterThanOrEqual(0.97);
    expect(low).toBeLessThan(median);
    expect(high).toBeGreaterThan(median);
    expect(high).toBeLessThanOrEqual(1.1);
    expect(intervalOf(rounds.toReversed()).median).toBeCloseTo(median);
  });

  it('[bench] is the same for the same rounds, and narrower for more of them', () => {
    expect(intervalOf(rounds)).toEqual(intervalOf(rounds));
    const few = intervalOf(rounds);
    const many = intervalOf(Array.from({ length: 10 }, () => rounds).flat());
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
  });

  it('[bench] is a point where nothing scatters, and nothing where nothing was measured', () => {
    expect(intervalOf([5, 5, 5, 5])).toEqual({ median: 5, low: 5, high: 5 });
    expect(intervalOf([NaN])).toEqual({ median: NaN, low: NaN, high: NaN });
  });
});
