import { screen, within } from '@testing-library/react';
import { createClientDirectory } from 'shared-kernel/domain/client';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { clients, notifications, processes, transactions } from 'shared-kernel/testing/records';
import { NotificationCenter } from './notifications/notification-center';
import { ProcessManagement } from './processes/process-management';
import { TransactionDashboard } from './transactions/transaction-dashboard';

const before = 'Meridian Energy Partners';
const now = 'Zenith Group';

const { idOf } = createClientDirectory(clients);
const referring = <T extends object>(records: readonly T[]): T[] =>
  records.map((record) => ({ ...record, clientId: idOf(record) }));

const workspace = () =>
  createTestWorkspace({
    records: {
      clients: clients.map((client) =>
        client.companyName === before
          ? { ...client, companyName: now, formerNames: [before] }
          : client,
      ),
      transactions: referring(transactions),
      processes: referring(processes),
      notifications: referring(notifications),
    },
  });

describe('records of a renamed client', () => {
  it.each([now, before, now.toLowerCase()])(
    '[R4, TX3] a transaction search for %s finds the payments of the renamed client under its current name @deep',
    async (text) => {
      renderWithProviders(<TransactionDashboard />, {
        workspace: workspace(),
        route: `/?view=table&q=${encodeURIComponent(text)}`,
      });
      expect(await screen.findByText('8 of 64 transactions')).toBeVisible();
      expect(
        (await screen.findAllByRole('rowheader', { name: new RegExp(now) })).length,
      ).toBeGreaterThan(0);
      expect(screen.queryByText(before)).toBeNull();
    },
  );

  it.each([
    ['client', '54 of 64 transactions'],
    ['vendor', '10 of 64 transactions'],
  ])(
    '[R4, F4] the counterparty filter still finds payments of the renamed client: %s @deep',
    async (kind, count) => {
      renderWithProviders(<TransactionDashboard />, {
        workspace: workspace(),
        route: `/?counterparty=${kind}`,
      });
      expect(await screen.findByText(count)).toBeVisible();
    },
  );

  it('[R4, TX3] sorts transactions by the current name of a renamed client @deep', async () => {
    renderWithProviders(<TransactionDashboard />, {
      workspace: workspace(),
      route: '/?view=table&sort=-counterparty',
    });
    const table = await screen.findByRole('table');
    expect(await within(table).findAllByRole('rowheader', { name: new RegExp(now) })).toHaveLength(
      8,
    );
    const [, first] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent(now);
  });

  it('[R4, TX4] links a transaction to the renamed client', async () => {
    renderWithProviders(<TransactionDashboard />, {
      workspace: workspace(),
      route: '/?tx=TX-063',
    });
    expect(await screen.findByRole('link', { name: now })).toHaveAttribute(
      'href',
      expect.stringContaining('client=CL-001'),
    );
  });

  it('[R4, PM2, PM3] a process shows the current name of a renamed client @deep', async () => {
    renderWithProviders(<ProcessManagement />, {
      workspace: workspace(),
      route: `/?q=${encodeURIComponent(before)}`,
    });
    expect(await screen.findByRole('link', { name: now })).toHaveAttribute(
      'href',
      expect.stringContaining('client=CL-001'),
    );
    expect(screen.queryByText(before)).toBeNull();
  });

  it('[R4, N2, N5] notifications show the current name of a renamed client @deep', async () => {
    renderWithProviders(<NotificationCenter />, {
      workspace: workspace(),
      route: `/?n=NT-001&q=${encodeURIComponent(now)}`,
    });
    expect(await screen.findByText('2 of 8 notifications')).toBeVisible();
    expect(await screen.findByRole('link', { name: `Open client ${now}` })).toHaveAttribute(
      'href',
      expect.stringContaining('client=CL-001'),
    );
  });
});
