import { screen } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { namedTransactions, transactions } from 'shared-kernel/testing/records';
import { LedgerPanel } from './crypto-panels';

const crypto = transactions.find(({ id }) => id === namedTransactions.cryptoInProcessing);
if (!crypto) throw new Error('The sample has a crypto transaction in processing');

const remark = /Sample values: no blockchain is used/i;

describe('the ledger panel', () => {
  it('[TX8] says that what it shows is no evidence of a chain', async () => {
    renderWithProviders(<LedgerPanel transaction={crypto} />);
    expect(await screen.findByRole('region', { name: 'Ledger' })).toHaveTextContent(remark);
  });

  it('[TX8] says nothing of itself in the sample as specified', async () => {
    renderWithProviders(<LedgerPanel transaction={crypto} />, {
      workspace: createTestWorkspace({ behaviour: 'reference' }),
    });
    const ledger = await screen.findByRole('region', { name: 'Ledger' });
    expect(ledger).toHaveTextContent(/of 12/);
    expect(ledger).not.toHaveTextContent(remark);
  });
});
