import { act, screen, waitFor } from '@testing-library/react';
import { transactions } from 'shared-kernel/testing/records';
import { createCommandTester, createTestWorkspace, setSystemDate } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { holdTransaction } from './commands/change-transaction-status';
import { TransactionDashboard } from './transaction-dashboard';

const reference = () => createTestWorkspace({ behaviour: 'reference' });

describe('Refresh button', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const refresh = () => screen.findByRole('button', { name: 'Refresh' });

  it.each(['live', 'reference'] as const)(
    '[TX2] Refresh shows a spinner for two seconds in %s mode @deep',
    async (behaviour) => {
      const { user } = renderWithProviders(<TransactionDashboard />, {
        workspace: createTestWorkspace({ behaviour }),
      });
      const spinning = () => refresh().then((button) => button.querySelector('.anticon-spin'));
      expect(await spinning()).toBeNull();
      await user.click(await refresh());
      expect(await refresh()).toHaveAttribute('aria-busy', 'true');
      act(() => {
        jest.advanceTimersByTime(1999);
      });
      expect(await refresh()).toHaveAttribute('aria-busy', 'true');
      expect(await spinning()).not.toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(await refresh()).toHaveAttribute('aria-busy', 'false');
      expect(await spinning()).toBeNull();
    },
  );

  it('[TX2] Refresh reloads the data only in live mode @deep', async () => {
    for (const [workspace, reads] of [
      [createTestWorkspace(), 1],
      [reference(), 0],
    ] as const) {
      const { user, unmount } = renderWithProviders(<TransactionDashboard />, { workspace });
      await screen.findByText('64 transactions');
      const list = jest.spyOn(workspace.source, 'load');
      await user.click(await refresh());
      await act(() => jest.advanceTimersByTimeAsync(2000));
      expect(list).toHaveBeenCalledTimes(reads);
      unmount();
    }
  });

  it('[AN3] Refresh does not change the list in reference mode @deep', async () => {
    const workspace = reference();
    const { user } = renderWithProviders(<TransactionDashboard />, { workspace });
    await screen.findByText('64 transactions');
    const list = jest.spyOn(workspace.source, 'load');
    const shown = () =>
      [...screen.getAllByRole('article'), ...screen.getAllByRole('listitem')].map(
        ({ textContent }) => textContent,
      );
    const before = shown();
    const { run } = createCommandTester({ workspace });
    const held = { id: 'TX-062', reason: 'Looked at closely' };
    expect(await run(holdTransaction, held)).toMatchObject({ status: 'inert' });
    await user.click(await refresh());
    await act(() => jest.advanceTimersByTimeAsync(32_001));
    expect(list).not.toHaveBeenCalled();
    expect(shown()).toEqual(before);
  });

  it('[TX2] Refresh shows when the list was last updated @deep', async () => {
    const { user } = renderWithProviders(<TransactionDashboard />);
    expect(await screen.findByText('Updated just now')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText('Updated 30 seconds ago')).toBeVisible();
    await user.click(await refresh());
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.queryByText('Updated 30 seconds ago')).not.toBeInTheDocument();
  });
});

describe('Export button', () => {
  const saved: { name: string; text: () => Promise<string> }[] = [];

  beforeEach(() => {
    saved.length = 0;
    const blobs: Blob[] = [];
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:file';
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const blob = blobs.at(-1);
      saved.push({ name: this.download, text: () => readText(blob) });
    });
  });

  const readText = (blob: Blob | undefined) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
      if (blob) reader.readAsText(blob);
    });

  const press = async (user: ReturnType<typeof renderWithProviders>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Export' }));

  const handedOut = async (user: ReturnType<typeof renderWithProviders>['user']) => {
    await press(user);
    await user.click(await screen.findByRole('menuitem', { name: /\(CSV\)$/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    return { name: saved[0]?.name, text: (await saved[0]?.text()) ?? '' };
  };

  it('[TX2] Export downloads the filtered transactions as CSV, with the filter in the file name', async () => {
    setSystemDate('2026-11-25T08:00:00.000Z');
    const { user } = renderWithProviders(<TransactionDashboard />, {
      route: '/?type=crypto&status=processing',
    });
    await screen.findByText('2 of 64 transactions');
    const { name, text } = await handedOut(user);
    expect(name).toBe('transactions_crypto_processing_2026-11-25.csv');
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('TX-063');
  });

  it('[TX2] Export escapes cells that a spreadsheet would execute as formulas', async () => {
    const [first] = transactions;
    if (!first) throw new Error('no sample');
    const { user } = renderWithProviders(<TransactionDashboard />, {
      workspace: createTestWorkspace({
        records: { transactions: [{ ...first, counterparty: '=HYPERLINK("http://evil")' }] },
      }),
    });
    await screen.findByText('1 transaction');
    expect((await handedOut(user)).text).toContain(`"'=HYPERLINK(""http://evil"")"`);
  });

  it('[TX2] Export does nothing in reference mode', async () => {
    const { user } = renderWithProviders(<TransactionDashboard />, { workspace: reference() });
    await screen.findByText('64 transactions');
    await press(user);
    expect(saved).toEqual([]);
  });

  it('[TX2] the regulator can download transactions as CSV @deep', async () => {
    const { user } = renderWithProviders(<TransactionDashboard />, { portal: 'regulator' });
    await screen.findByText('64 transactions');
    expect((await handedOut(user)).text).toContain('TX-063');
  });
});
