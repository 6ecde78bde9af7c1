import { formatCompactUsd } from 'shared-kernel/format';
import { compactParts } from './compact-parts';

describe('compactParts', () => {
  it.each([
    [[1_040_000, 1_040_000, 1_040_000], ['$1.1M', '$1M', '$1M'], '$3.1M'],
    [[61_240_000, 33_040_000, 12_000], ['$61.3M', '$33M', '$12K'], '$94.3M'],
    [[340, 340, 340], ['$400', '$300', '$300'], '$1K'],
    [[0, 0], ['$0', '$0'], '$0'],
    [[0, 950], ['$0', '$950'], '$950'],
  ])('[R9, AN2] writes %j as %j beside the sum %s', (amounts, texts, sum) => {
    expect(compactParts(amounts)).toEqual(texts);
    expect(formatCompactUsd(amounts.reduce((total, usd) => total + usd, 0))).toBe(sum);
  });
});
