import { satisfiesRange } from './satisfies-range';

describe('satisfiesRange', () => {
  it.each([
    ['1.4.0', '^1.2.0', true],
    ['1.1.0', '^1.2.0', false],
    ['2.0.0', '^1.2.0', false],
    ['0.9.0', '^0.9.0', true],
    ['1.0.0', '>=0.0.0', true],
    ['1.0.0', '<1.99.0', true],
    ['2.5.1', '^1.0.0 || ^2.5.0', true],
    ['1.5.0', '>=1.2.0 <1.5.0', false],
    ['1.5.0', '~1.5.0', true],
  ])('[federation] version %s satisfies the range %s: %s', (version, range, expected) => {
    expect(satisfiesRange(version, range)).toBe(expected);
  });

  it.each(['', 'banana', 'workspace:*'])(
    '[E3] no version satisfies the invalid range “%s”',
    (range) => {
      expect(satisfiesRange('1.0.0', range)).toBe(false);
    },
  );
});
