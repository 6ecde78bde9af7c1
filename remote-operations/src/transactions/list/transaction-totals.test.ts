import type { Transaction } from 'shared-kernel/domain/transaction';
import { transactions } from 'shared-kernel/testing/records';
import { sumByCurrency, formatUsdTotal } from '../currency-totals';

const build = (changes: Partial<Transaction>): Transaction => ({
  id: 'TX-013',
  type: 'fiat',
  amount: 1000,
  currency: 'USD',
  status: 'completed',
  timestamp: '2024-07-10T12:00:00.000Z',
  counterparty: 'Meridian Energy Partners',
  reference: 'WIRE-013',
  complianceScore: 95,
  processingSteps: [],
  ...changes,
});

describe('sumByCurrency', () => {
  it('[TX1] adds up each currency separately without rounding errors', () => {
    const dimes = Array.from({ length: 1000 }, () => build({ amount: 0.1 }));
    expect(sumByCurrency([build({ amount: 5, currency: 'USDT' }), ...dimes])).toEqual([
      { currency: 'USD', count: 1000, amount: 100 },
      { currency: 'USDT', count: 1, amount: 5 },
    ]);
    expect(sumByCurrency([])).toEqual([]);
  });
});

const dollars = (amount: number) => ({ amount, currency: 'USD' }) as const;

describe('formatUsdTotal', () => {
  it.each([
    [[dollars(12_250_000)], '$12.3M'],
    [[dollars(999)], '$999'],
    [[dollars(0.1), dollars(0.2)], '$0.3'],
    [[dollars(499_999.995), dollars(500_000.005)], '$1M'],
  ])('[G8, TX1] shows the total of %j as %s', (given, text) => {
    expect(formatUsdTotal(given)).toBe(text);
  });

  it('[G8, TX1] marks totals that contain converted amounts as approximate', () => {
    expect(formatUsdTotal([dollars(1_000_000), { amount: 1, currency: 'EUR' }])).toBe('≈ $1M');
    expect(formatUsdTotal([{ amount: 5_000_000, currency: 'USDT' }])).toMatch(/^≈ \$5M$/);
    expect(formatUsdTotal(transactions)).toMatch(/^≈ \$[\d.]+[MB]$/);
  });

  it('[TX1] an empty transaction list has no total', () => {
    expect(formatUsdTotal([])).toBeUndefined();
  });
});
