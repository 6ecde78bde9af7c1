import { growthExponent, medianOf, spreadOf } from './statistics';

describe('spreadOf', () => {
  it('[bench] gives the median and the middle half, whatever the order', () => {
    expect(spreadOf([9, 1, 5, 3, 7])).toEqual({ median: 5, low: 3, high: 7 });
  });

  it('[bench] lies between the two middle values of an even number', () => {
    expect(medianOf([4, 1, 2, 3])).toBe(2.5);
  });

  it('[bench] leaves out what was not measured', () => {
    expect(medianOf([2, NaN])).toBe(2);
    expect(medianOf([])).toBeNaN();
  });
});

describe('growthExponent', () => {
  it.each([
    ['does not grow', 5, 0],
    ['grows as the size does', 500, 1],
    ['grows as its square', 50_000, 2],
  ])('[bench] %s', (_, value, exponent) => {
    expect(growthExponent({ size: 100, value: 5 }, { size: 10_000, value })).toBeCloseTo(exponent);
  });
});
