import fc from 'fast-check';
import { formatUsd } from 'shared-kernel/format';
import { parseAmount } from './parse-number';

describe('parseAmount', () => {
  it.each([
    ['$45,000,000', 45_000_000],
    [' $ 78,000,000 ', 78_000_000],
    ['12500000', 12_500_000],
    ['12.5M', 12_500_000],
    ['$1.2bn', 1_200_000_000],
    ['750k', 750_000],
    ['3 million', 3_000_000],
    ['USD 45,000', 45_000],
    ['45,000.50 USD', 45_000.5],
    ['US$ 10', 10],
    ['1.1M', 1_100_000],
    ['0', 0],
    ['5,000', 5000],
    ['$5,000', 5000],
    ['.5', 0.5],
    ['0.125k', 125],
  ])('[R7, B15, C12] parses the amount %s', (text, amount) => {
    expect(parseAmount(text)).toEqual({ value: amount });
  });

  it.each([
    '',
    '   ',
    'to be agreed',
    '-$5',
    '$4,50',
    '45.000.000',
    '1,2345,678',
    '€45,000',
    'about $5',
    '$5-10M',
    '1e9',
    'Infinity',
    'NaN',
    '$',
    'M',
    '999999999999999999',
    '99999 billion',
    '1.000',
    '0x10',
    '1.200,50',
    '1,05',
    '0.001',
    '$1.0005k1',
  ])('[R7, B15] rejects the ambiguous amount “%s”', (text) => {
    expect(parseAmount(text).reason).toEqual(expect.any(String));
  });

  it.each([
    ['1.000', '1.000 can mean 1 or 1,000'],
    ['$12.500M', '12.500 can mean 12.5 or 12,500'],
    ['1.200,50', 'Use commas for thousands and a point for decimals, as in 1,200.50'],
    ['0x10', 'Enter an amount such as 5,000 or $5,000'],
    ['-5', 'Enter an amount such as 5,000 or $5,000'],
    ['45,000.505', 'US dollars have at most 2 decimals'],
    ['90,000,000,000,000.01', 'Enter at most 90,000,000,000,000'],
    ['90,001 bn', 'Enter at most 90,000,000,000,000'],
  ])('[R7] explains why the amount %s is rejected', (text, reason) => {
    expect(parseAmount(text)).toEqual({ reason });
  });

  it('[B15] parsing a formatted amount returns the original value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (amount) => {
        expect(parseAmount(formatUsd(amount)).value).toBe(amount);
        expect(parseAmount(String(amount)).value).toBe(amount);
      }),
    );
  });

  it('[B15] any text is either parsed as an amount in whole cents or rejected', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[$\d.,kmbn ]{0,24}$/)), (text) => {
        const { value: amount } = parseAmount(text);
        if (amount === undefined) return;
        expect(Number.isFinite(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(Math.round(amount * 100) / 100).toBe(amount);
      }),
    );
  });
});
