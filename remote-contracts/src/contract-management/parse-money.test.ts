import fc from 'fast-check';
import { formatUsd } from 'shared-kernel/format';
import { parseMoney } from './parse-money';

describe('parseMoney', () => {
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
  ])('[B15, C12] reads %s', (text, amount) => {
    expect(parseMoney(text)).toBe(amount);
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
  ])('[B15] leaves out “%s” rather than guess', (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });

  it('[B15] reads back every amount that is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (amount) => {
        expect(parseMoney(formatUsd(amount))).toBe(amount);
        expect(parseMoney(String(amount))).toBe(amount);
      }),
    );
  });

  it('[B15] gives a safe amount to the cent or nothing, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[$\d.,kmbn ]{0,24}$/)), (text) => {
        const amount = parseMoney(text);
        if (amount === undefined) return;
        expect(Number.isFinite(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(Math.round(amount * 100) / 100).toBe(amount);
      }),
    );
  });
});
