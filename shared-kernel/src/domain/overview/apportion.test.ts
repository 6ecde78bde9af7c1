import fc from 'fast-check';
import { apportion, toPercentShares, toWholePercent } from './apportion';

const total = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

describe('toPercentShares', () => {
  it.each([
    [[1, 1, 1], 0, [34, 33, 33]],
    [[45, 18, 6], 0, [65, 26, 9]],
    [[1, 1, 1, 1, 1, 1], 0, [17, 17, 17, 17, 16, 16]],
    [[1, 1, 1], 1, [33.4, 33.3, 33.3]],
    [[1, 2], 1, [33.3, 66.7]],
    [[0, 5], 0, [0, 100]],
    [[0, 0], 0, [0, 0]],
    [[], 0, []],
  ])(
    '[R9, F6] the values %j as percentages with %d decimals are %j',
    (figures, decimals, shares) => {
      expect(toPercentShares(figures, decimals)).toEqual(shares);
    },
  );

  it('[R9, F6] percentages add up to 100, each within one rounding step of the exact value', () => {
    const figures = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1 });
    fc.assert(
      fc.property(figures, fc.constantFrom(0, 1), (some, decimals) => {
        const sum = total(some);
        fc.pre(sum > 0);
        const shares = toPercentShares(some, decimals);
        expect(total(shares)).toBeCloseTo(100, 8);
        shares.forEach((share, place) => {
          const exact = ((some[place] ?? 0) / sum) * 100;
          expect(Math.abs(share - exact)).toBeLessThan(10 ** -decimals + 1e-9);
        });
      }),
    );
  });
});

describe('apportion', () => {
  it('[R9, AN2] rounded values add up to the rounded total', () => {
    expect(apportion([1_040_000, 1_040_000, 1_040_000], 100_000)).toEqual([
      1_100_000, 1_000_000, 1_000_000,
    ]);
    expect(apportion([0.5, 0.5], 1)).toEqual([1, 0]);
    expect(apportion([0.1, 0.2], 0.1)).toEqual([0.1, 0.2]);
  });
});

describe('toWholePercent', () => {
  it.each([
    [199, 200, 99],
    [200, 200, 100],
    [1, 300, 1],
    [0, 300, 0],
    [1, 3, 33],
    [0, 0, 0],
  ])('[R9, PM2] %d of %d is shown as %d percent', (part, all, percent) => {
    expect(toWholePercent(part, all)).toBe(percent);
  });
});
