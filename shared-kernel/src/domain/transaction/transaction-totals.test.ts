import { amountInUsd, countTransactions, totalsByCurrency } from './transaction-totals';
import { type Transaction } from './transaction.schema';

const build = (changes: Partial<Transaction>): Transaction => ({
  id: 'TX-2024-001',
  type: 'fiat',
  amount: 1000,
  currency: 'USD',
  status: 'completed',
  timestamp: '2024-07-10T12:00:00.000Z',
  counterparty: 'Meridian Energy Partners',
  reference: 'WIRE-240710-001',
  complianceScore: 95,
  processingSteps: [],
  ...changes,
});

describe('countTransactions', () => {
  it('[TX1, TX5] counts all of them and each status', () => {
    expect(
      countTransactions([build({}), build({ status: 'failed' }), build({ status: 'failed' })]),
    ).toEqual({
      total: 3,
      completed: 1,
      processing: 0,
      pending: 0,
      failed: 2,
      compliance_review: 0,
    });
  });
});

describe('totalsByCurrency', () => {
  it('[TX1] adds up each currency by itself, without drift', () => {
    const dimes = Array.from({ length: 1000 }, () => build({ amount: 0.1 }));
    expect(totalsByCurrency([build({ amount: 5, currency: 'USDT' }), ...dimes])).toEqual([
      { currency: 'USD', count: 1000, amount: 100 },
      { currency: 'USDT', count: 1, amount: 5 },
    ]);
    expect(totalsByCurrency([])).toEqual([]);
  });
});

describe('amountInUsd', () => {
  it('[AN2] takes dollars as they are and converts the rest at the sample rates', () => {
    expect(amountInUsd({ amount: 1250, currency: 'USD' })).toBe(1250);
    expect(amountInUsd({ amount: 1000, currency: 'EUR' })).toBe(1089);
    expect(amountInUsd({ amount: 1000.1, currency: 'USDT' })).toBe(1000);
  });
});
