import { formatAmount, formatCompactUsd, formatUsd } from './money';

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
