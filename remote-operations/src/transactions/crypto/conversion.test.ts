import { transactionTypes, type Transaction } from 'shared-kernel/domain/transaction';
import { transactions } from 'shared-kernel/testing/records';
import { transactionStatuses } from '../transaction-choices';
import {
  conversionDetails,
  estimateConversion,
  createLedgerRecord,
  shouldShowConversion,
} from './crypto';

describe('conversionDetails', () => {
  it('[TX8, B27] the conversion panel has the specified texts', () => {
    expect(conversionDetails).toEqual({
      slippageTolerance: '0.1%',
      rate: '1 USD = 1.0001 USDT',
      estimatedCompletion: '2-5 minutes',
      confirmations: '12 block confirmations',
    });
  });
});

describe('shouldShowConversion', () => {
  it('[TX8] the conversion panel is shown only for crypto payments in processing', () => {
    const shown = transactionTypes.flatMap((type) =>
      transactionStatuses
        .filter((status) => shouldShowConversion({ type, status }))
        .map((status) => `${type} ${status}`),
    );
    expect(shown).toEqual(['crypto processing']);
  });
});

describe('estimateConversion', () => {
  it('[TX8] the conversion uses the specified rate and slippage', () => {
    expect(estimateConversion(640_000)).toEqual({ expected: 640_064, atLeast: 639_423.94 });
  });
});

const ledgerFor = (changes: Partial<Transaction>) => {
  const [sample] = transactions as [Transaction];
  return createLedgerRecord({ ...sample, ...changes });
};

describe('createLedgerRecord', () => {
  it('[TX8] only crypto transactions have blockchain data', () => {
    expect(ledgerFor({ id: 'TX-1', type: 'fiat', status: 'completed' })).toBeUndefined();
    expect(ledgerFor({ id: 'TX-1', type: 'fx', status: 'processing' })).toBeUndefined();
    const ledger = ledgerFor({ id: 'TX-1', type: 'crypto', status: 'completed' });
    expect(ledger).toMatchObject({ network: 'Ethereum', confirmations: 12, required: 12 });
    expect(ledger?.hash).toMatch(/^0x[0-9a-f]{64}$/);
    expect(ledger?.block).toBeGreaterThan(0);
  });

  it('[TX8] the blockchain data of a transaction does not change between calls', () => {
    const transaction = { id: 'TX-063', type: 'crypto', status: 'processing' } as const;
    expect(ledgerFor(transaction)).toEqual(ledgerFor({ ...transaction }));
    expect(ledgerFor(transaction)?.hash).not.toBe(
      ledgerFor({ ...transaction, id: 'TX-062' })?.hash,
    );
  });

  it('[TX8] a payment in processing has 1 to 11 block confirmations, and a payment without a block has none', () => {
    for (let number = 0; number < 200; number += 1) {
      const ledger = ledgerFor({
        id: `TX-${String(number)}`,
        type: 'crypto',
        status: 'processing',
      });
      expect(ledger?.confirmations).toBeGreaterThanOrEqual(1);
      expect(ledger?.confirmations).toBeLessThanOrEqual(11);
    }
    for (const status of ['pending', 'compliance_review', 'failed'] as const) {
      expect(ledgerFor({ id: 'TX-1', type: 'crypto', status })).toMatchObject({
        block: undefined,
        confirmations: 0,
      });
    }
  });
});
