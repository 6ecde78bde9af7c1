import { screen, waitFor, within } from '@testing-library/react';
import { convertToUsd, type Transaction } from 'shared-kernel/domain/transaction';
import { clients, transactions } from 'shared-kernel/testing/records';
import { createTestWorkspace, testWorkspaceFailure } from 'shared-kernel/testing';
import { renderWithProviders, type RenderOptions } from 'shared-kernel/testing/render';
import { TransactionDashboard } from './transaction-dashboard';

const show = (options: RenderOptions = {}) =>
  renderWithProviders(<TransactionDashboard />, options);

const cards = () => screen.findAllByRole('article');
const result = (text: string) => screen.findByText(text, { selector: '[role=status]' });

describe('transaction dashboard', () => {
  it('[TX1] shows a skeleton while transactions load', () => {
    show({ workspace: createTestWorkspace({ state: 'loading' }) });
    expect(screen.getByRole('heading', { name: 'Transaction Dashboard' })).toBeVisible();
    expect(screen.getByLabelText('Loading KPIs')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('[TX1] shows an error with a Retry button if transactions cannot be loaded', async () => {
    show({ workspace: createTestWorkspace({ state: 'failing' }) });
    expect(await screen.findByText(testWorkspaceFailure)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  });

  it('[TX1] shows a message if there are no transactions', async () => {
    show({ workspace: createTestWorkspace({ state: 'empty' }) });
    expect(await screen.findByText('No transactions yet')).toBeVisible();
  });

  it('[R29, TX1] lists and counts only the vendor’s own transactions in the vendor portal', async () => {
    const delta = 'Delta Inspection Services';
    const own = transactions.filter(({ counterparty }) => counterparty === delta).length;
    expect(own).toBeGreaterThan(0);
    show({ portal: 'vendor' });
    expect(await cards()).toHaveLength(own);
    expect(await screen.findByRole('button', { name: `Total ${own}` })).toBeVisible();
    expect(screen.getByRole('button', { name: `Completed ${own}` })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pending 0' })).toBeVisible();
  });

  it('[TX1] counts all transactions and the transactions in each status', async () => {
    show();
    const counters = await screen.findByRole('list', { name: 'Transaction counters' });
    const figure = (name: string) => within(counters).getByRole('button', { name });
    expect(figure('Total 64')).toHaveAttribute('aria-pressed', 'true');
    expect(figure('Completed 50')).toBeVisible();
    expect(figure('Processing 4')).toBeVisible();
    expect(figure('Pending 3')).toBeVisible();
    expect(figure('Failed 4')).toBeVisible();
    expect(figure('Compliance Review 3')).toBeVisible();
    expect(await result('64 transactions')).toBeVisible();
  });

  it('[TX1, TX5] clicking a counter card filters the transactions', async () => {
    const { user, location } = show();
    await user.click(await screen.findByRole('button', { name: 'Failed 4' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
    expect(location()).toBe('/?status=failed');
    await user.click(screen.getByRole('button', { name: 'Failed 4' }));
    expect(location()).toBe('/');
  });

  it('[TX3] the transaction screen has a tab for each payment type, and the URL contains the open tab @deep', async () => {
    const { user, location } = show();
    await cards();
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual(['All Transactions', 'Fiat Transfers', 'FX Exchanges', 'Crypto/USDT']);

    await user.click(screen.getByRole('tab', { name: 'Crypto/USDT' }));

    expect(location()).toBe('/?type=crypto');
    const crypto = transactions.filter(({ type }) => type === 'crypto');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(crypto.length));
    expect(await result(`${crypto.length} of 64 transactions`)).toBeVisible();
  });

  it('[TX3] lists transactions that match search and all filters, and the URL contains the search and the filters', async () => {
    const { user, location } = show({ route: '/?status=completed&type=fiat' });
    await cards();
    await user.type(screen.getByRole('searchbox'), 'MERIDIAN');
    await waitFor(() => expect(location()).toContain('q=MERIDIAN'));
    for (const card of await cards()) {
      expect(within(card).getByText('Meridian Energy Partners')).toBeVisible();
      expect(within(card).getByText('Fiat Transfer')).toBeVisible();
      expect(within(card).getAllByText('Completed')[0]).toBeVisible();
    }
  });

  it('[TX3] applies every transaction filter in the URL @deep', async () => {
    const { user } = show({
      route: '/?q=atlas&status=pending&min=1000&max=2000000&from=2024-07-01&to=2024-07-22',
    });
    expect(await cards()).toHaveLength(1);
    expect(screen.getByRole('searchbox')).toHaveValue('atlas');
    await user.click(screen.getByRole('button', { name: 'Amount: $1K to $2M' }));
    expect(screen.getByRole('textbox', { name: 'Amount in USD from' })).toHaveValue('1000');
    expect(screen.getByRole('textbox', { name: 'Amount in USD to' })).toHaveValue('2000000');
    await user.click(screen.getByRole('button', { name: 'Date: Jul 1, 2024 to Jul 22, 2024' }));
    await waitFor(() => expect(screen.getByLabelText('Date from')).toHaveValue('07/01/2024'));
    expect(screen.getByLabelText('Date to')).toHaveValue('07/22/2024');
  });

  it('[R42, TX3] a relative period in a saved transaction filter ends on the current day @deep', async () => {
    const on = (from: string, to: string) =>
      transactions.filter(
        ({ timestamp }) => timestamp.slice(0, 10) >= from && timestamp.slice(0, 10) <= to,
      ).length;
    const first = show();
    await first.user.click(await screen.findByRole('button', { name: 'Date' }));
    await first.user.click(await screen.findByRole('combobox', { name: 'Period' }));
    await first.user.click(await screen.findByRole('option', { name: 'Last 7 days' }));
    expect(first.location()).toBe('/?days=7d');
    expect(await result(`${on('2024-07-16', '2024-07-22')} of 64 transactions`)).toBeVisible();
    first.unmount();

    const days = on('2024-07-20', '2024-07-26');
    expect(days).not.toBe(on('2024-07-16', '2024-07-22'));
    const now = () => new Date('2024-07-26T09:00:00.000Z');
    const later = show({ workspace: createTestWorkspace({ now }) });
    expect(await result(`${days} of 64 transactions`)).toBeVisible();
    expect(later.location()).toBe('/?days=7d');
    await later.user.click(screen.getByRole('button', { name: 'Date: Last 7 days' }));
    await waitFor(() => expect(screen.getByLabelText('Date from')).toHaveValue('07/20/2024'));
    await later.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(later.location()).toBe('/');
  });

  it('[TX3] swaps reversed bounds of a transaction filter, and shows a message', async () => {
    show({ route: '/?min=2000000&max=1000000&type=fiat' });
    const expected = transactions.filter((transaction) => {
      const usd = convertToUsd(transaction);
      return transaction.type === 'fiat' && usd >= 1_000_000 && usd <= 2_000_000;
    });
    expect(await cards()).toHaveLength(expected.length);
    expect(
      screen.getByText('“From” and “to” were in the wrong order and have been swapped.'),
    ).toBeVisible();
  });

  it('[R7, TX3] ignores an invalid amount in the URL, and explains why @deep', async () => {
    const { user, visit } = show();
    for (const [amount, reason] of [
      ['abc', 'Enter an amount such as 5,000 or $5,000'],
      ['1e999', 'Enter an amount such as 5,000 or $5,000'],
      ['-5', 'Enter an amount such as 5,000 or $5,000'],
      ['1.000', '1.000 can mean 1 or 1,000'],
      ['1.200,50', 'Use commas for thousands and a point for decimals, as in 1,200.50'],
    ]) {
      await visit(`/?min=${String(amount)}`);
      expect(await screen.findByText(`${String(reason)}. The value is ignored.`)).toBeVisible();
      expect(await result('64 transactions')).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: 'Amount: ignored' }));
    expect(screen.getByRole('textbox', { name: 'Amount in USD from' })).toBeInvalid();
  });

  it('[R7, TX3] filters transactions by a minimum amount in US dollars', async () => {
    const { user } = show({ route: '/?view=table' });
    const bar = within(await screen.findByRole('search', { name: 'Filter transactions' }));
    await user.click(bar.getByRole('button', { name: 'Amount' }));
    await user.type(await screen.findByRole('textbox', { name: 'Amount in USD from' }), '$5M');
    const large = transactions.filter((transaction) => convertToUsd(transaction) >= 5_000_000);
    expect(transactions.some(({ currency, amount }) => currency === 'JPY' && amount > 5e6)).toBe(
      true,
    );
    expect(await result(`${large.length} of 64 transactions`)).toBeVisible();
  });

  it('[TX3] ignores unknown tabs, statuses, dates and sort orders in the URL', async () => {
    show({ route: '/?type=gold&status=lost&from=yesterday&sort=mood&view=hologram' });
    expect(await result('64 transactions')).toBeVisible();
  });

  it('[TX3] explains why no transaction is listed, and clears the filters', async () => {
    const { user, location } = show({ route: '/?q=nobody' });
    expect(await screen.findByText('No transactions match')).toBeVisible();
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (clear) await user.click(clear);
    expect(await result('64 transactions')).toBeVisible();
    expect(location()).toBe('/');
  });

  it('[TX1] shows the total of the filtered list in each currency', async () => {
    show({ route: '/?type=fx&status=pending' });
    await cards();
    const totals = screen.getByLabelText('Totals by currency');
    expect(totals).toHaveTextContent('NOK · 118,500,000.00 NOK');
    expect(totals).not.toHaveTextContent('USD');
  });

  it('[TX1] formats the number of transactions per currency with a thousands separator', async () => {
    const [one] = transactions;
    const many = Array.from({ length: 1250 }, (_, index) => ({ ...one, id: `TX-${index}` }));
    show({ workspace: createTestWorkspace({ records: { transactions: many as Transaction[] } }) });
    await cards();
    expect(screen.getByLabelText('Totals by currency')).toHaveTextContent('USD · 1,250');
  });

  it('[TX3, F4] a filter in the URL shows only vendors, and “Clear filters” removes it @deep', async () => {
    const names = new Set(clients.map(({ companyName }) => companyName));
    const vendors = transactions.filter(({ counterparty }) => !names.has(counterparty)).length;
    const { user, location } = show({ route: '/?counterparty=vendor' });
    expect(await result(`${vendors} of 64 transactions`)).toBeVisible();
    expect(await cards()).toHaveLength(vendors);
    const bar = screen.getByRole('search', { name: 'Filter transactions' });
    expect(bar).toHaveTextContent('Counterparty:Vendors');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await result('64 transactions')).toBeVisible();
    expect(location()).toBe('/');
  });

  it('[TX3, F4] the vendor filter shows no count until the clients have loaded, and an error if they cannot be loaded', async () => {
    const workspace = createTestWorkspace();
    const load = workspace.source.load.bind(workspace.source);
    jest
      .spyOn(workspace.source, 'load')
      .mockImplementation((name) =>
        name === 'clients' ? Promise.reject(new Error(testWorkspaceFailure)) : load(name),
      );
    show({ route: '/?counterparty=vendor', workspace });
    expect(await screen.findByText(testWorkspaceFailure)).toBeVisible();
    expect(screen.queryByText(/of 64 transactions/)).not.toBeInTheDocument();
  });

  it('[TX4] the transaction table shows the same transactions as the cards and sorts in both directions @deep', async () => {
    const { user, location } = show({ route: '/?type=crypto' });
    await cards();
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    const table = await screen.findByRole('table', { name: 'Transactions' });
    await user.click(within(table).getByRole('button', { name: 'Screening score' }));
    const [, first] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('62% At risk');
    expect(location()).toBe('/?type=crypto&view=table&sort=score');
    await user.click(within(table).getByRole('button', { name: 'Screening score' }));
    expect(location()).toBe('/?type=crypto&view=table&sort=-score');
  });
});
