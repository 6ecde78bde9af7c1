import { transactions } from 'shared-kernel/testing/records';
import { usdTotalText } from './usd-total';

const dollars = (amount: number) => ({ amount, currency: 'USD' }) as const;

describe('what transactions add up to in US dollars', () => {
  it.each([
    [[dollars(12_250_000)], '$12.3M'],
    [[dollars(999)], '$999'],
    [[dollars(0.1), dollars(0.2)], '$0.3'],
    [[dollars(499_999.995), dollars(500_000.005)], '$1M'],
  ])('[G8, TX1] of %j is %s', (given, text) => {
    expect(usdTotalText(given)).toBe(text);
  });

  it('[G8, TX1] is marked as about where other currencies are converted', () => {
    expect(usdTotalText([dollars(1_000_000), { amount: 1, currency: 'EUR' }])).toBe('≈ $1M');
    expect(usdTotalText([{ amount: 5_000_000, currency: 'USDT' }])).toMatch(/^≈ \$5M$/);
    expect(usdTotalText(transactions)).toMatch(/^≈ \$[\d.]+[MB]$/);
  });

  it('[TX1] is nothing where there is none', () => {
    expect(usdTotalText([])).toBeUndefined();
  });
});
