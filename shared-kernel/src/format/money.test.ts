import fc from 'fast-check';
import { formatAmount, formatCompactUsd, formatUsd, parseMoney } from './money';

describe('formatUsd', () => {
  it.each([
    [45_000_000, '$45,000,000'],
    [12_500_000, '$12,500,000'],
    [0, '$0'],
    [-0.2, '$0'],
    [-1200, '-$1,200'],
    [99.5, '$100'],
  ])('[G8] writes %d without decimals as %s', (amount, text) => {
    expect(formatUsd(amount)).toBe(text);
  });

  it('[G8] writes a dash for what is no amount', () => {
    expect([NaN, Infinity, -Infinity].map(formatUsd)).toEqual(['—', '—', '—']);
  });
});

describe('formatCompactUsd', () => {
  it.each([
    [47_200_000, '$47.2M'],
    [135_500_000, '$135.5M'],
    [950, '$950'],
    [1_000_000_000, '$1B'],
  ])('[F7, G8] writes %d as %s', (amount, text) => {
    expect(formatCompactUsd(amount)).toBe(text);
    expect(formatCompactUsd(NaN)).toBe('—');
  });
});

describe('formatAmount', () => {
  it.each([
    [250_000, 'USDT', '250,000.00 USDT'],
    [1_975_000.5, 'EUR', '1,975,000.50 EUR'],
    [96_000_000, 'JPY', '96,000,000 JPY'],
    [1_250_000, 'USD', '$1,250,000'],
    [Infinity, 'EUR', '—'],
  ])('[TX4, G8] writes %d %s as %s', (amount, currency, text) => {
    expect(formatAmount(amount, currency)).toBe(text);
  });
});

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
