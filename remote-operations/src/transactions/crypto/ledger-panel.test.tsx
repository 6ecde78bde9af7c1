import { screen } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { namedTransactions, transactions } from 'shared-kernel/testing/records';
import { ConversionPanel, LedgerPanel } from './crypto-panels';

const crypto = transactions.find(({ id }) => id === namedTransactions.cryptoInProcessing);
if (!crypto) throw new Error('The sample has a crypto transaction in processing');

const remark = 'Simulated values';

describe('ledger and conversion panels', () => {
  it('[R53, TX8] explains in the ledger panel that the values do not come from a blockchain', async () => {
    renderWithProviders(<LedgerPanel transaction={crypto} />);
    expect(await screen.findByRole('region', { name: 'Ledger' })).toHaveTextContent(remark);
  });

  it('[R53, TX8] labels the values in the conversion panel as sample values', async () => {
    renderWithProviders(<ConversionPanel transaction={crypto} />);
    const conversion = await screen.findByRole('region', { name: 'Conversion' });
    expect(conversion).toHaveTextContent(remark);
    expect(conversion).not.toHaveTextContent('is not made');
  });

  it('[TX8] hides the note about sample values in reference mode', async () => {
    renderWithProviders(<LedgerPanel transaction={crypto} />, {
      workspace: createTestWorkspace({ behaviour: 'reference' }),
    });
    const ledger = await screen.findByRole('region', { name: 'Ledger' });
    expect(ledger).toHaveTextContent(/of 12/);
    expect(ledger).not.toHaveTextContent(remark);
  });
});
