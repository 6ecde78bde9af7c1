import type { Transaction } from 'shared-kernel/domain/transaction';
import { totalsByCurrency } from './totals-by-currency';

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
