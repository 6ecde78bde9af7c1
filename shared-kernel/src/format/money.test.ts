import { formatAmount, formatCompactUsd, formatExactAmount, formatUsd } from './money';

describe('formatUsd', () => {
  it.each([
    [45_000_000, '$45,000,000'],
    [12_500_000, '$12,500,000'],
    [0, '$0'],
    [-0.2, '$0'],
    [-1200, '-$1,200'],
    [99.5, '$100'],
  ])('[G8] the amount %d is shown without decimals as %s', (amount, text) => {
    expect(formatUsd(amount)).toBe(text);
  });

  it('[G8] an amount that is not finite is shown as a dash', () => {
    expect([NaN, Infinity, -Infinity].map(formatUsd)).toEqual(['—', '—', '—']);
  });
});

describe('formatCompactUsd', () => {
  it.each([
    [47_200_000, '$47.2M'],
    [135_500_000, '$135.5M'],
    [950, '$950'],
    [1_000_000_000, '$1B'],
  ])('[F7, G8] the amount %d is shown in short form as %s', (amount, text) => {
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
  ])('[TX4, G8] the amount %d %s is shown as %s', (amount, currency, text) => {
    expect(formatAmount(amount, currency)).toBe(text);
  });
});

describe('formatExactAmount', () => {
  it.each([
    [10_005.05, 'USD', '$10,005.05'],
    [10_005.5, 'USD', '$10,005.50'],
    [45_000_000, 'USD', '$45,000,000'],
    [-0.5, 'USD', '-$0.50'],
    [89_999_999_999_999.98, 'USD', '$89,999,999,999,999.98'],
    [1_975_000.5, 'EUR', '1,975,000.50 EUR'],
    [96_000_000, 'JPY', '96,000,000 JPY'],
    [96_000_000.25, 'JPY', '96,000,000.25 JPY'],
    [1.005, 'EUR', '1.005 EUR'],
    [NaN, 'USD', '—'],
  ])('[R8, G8] the exact amount %d %s is shown as %s', (amount, currency, text) => {
    expect(formatExactAmount(amount, currency)).toBe(text);
  });
});
