import { type Transaction } from 'shared-kernel/domain/transaction';
import { countTransactions } from './count-transactions';

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
