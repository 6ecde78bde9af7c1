import { screen, waitFor, within } from '@testing-library/react';
import { processAlerts, processes } from 'shared-kernel/testing/records';
import {
  createTestWorkspace,
  renderWithProviders,
  type RenderOptions,
} from 'shared-kernel/testing';
import { ProcessManagement } from './process-management';

const show = (section: string, options: RenderOptions = {}) =>
  renderWithProviders(<ProcessManagement />, { route: `/?section=${section}`, ...options });

const toggle = (name: string) => screen.findByRole('switch', { name });

describe('the alerts', () => {
  it('[PM7] are the four samples with their levels', async () => {
    show('alerts');
    const alerts = within(await screen.findByRole('list', { name: 'Alerts' })).getAllByRole(
      'listitem',
    );
    expect(alerts).toHaveLength(4);
    ['CRITICAL', 'HIGH', 'INFO', 'ACTIVE'].forEach((level, index) => {
      expect(alerts[index]).toHaveTextContent(level);
    });
  });

  it('[PM7] are those of the processes that pass the filter', async () => {
    const { user } = show('alerts&q=Atlas');
    expect(await screen.findByRole('list', { name: 'Alerts' })).toBeVisible();
    const about = processes.filter(({ client }) => client.includes('Atlas')).map(({ id }) => id);
    const wanted = processAlerts.filter(({ processId }) => about.includes(processId));
    expect(
      within(screen.getByRole('list', { name: 'Alerts' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent.trim()),
    ).toEqual(wanted.map(({ processId }) => `Open ${processId}`));
    await user.type(screen.getByRole('searchbox'), ' nobody');
    expect(await screen.findByText('No alerts match')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Alerts' })).not.toBeInTheDocument();
  });

  it('[PM7] lead to their process', async () => {
    const { user, location } = show('alerts');
    await user.click(await screen.findByRole('button', { name: 'Open PF-2024-002' }));
    expect(location()).toBe('/?process=PF-2024-002');
  });

  it('[PM7] begin with email and SMS on and the daily digest off', async () => {
    show('alerts');
    expect(await toggle('Email critical alerts')).toBeChecked();
    expect(await toggle('SMS notifications')).toBeChecked();
    expect(await toggle('Daily digest')).not.toBeChecked();
  });

  it.each(['live', 'reference'] as const)('[PM7] hold what is toggled in %s', async (behaviour) => {
    const workspace = createTestWorkspace({ behaviour });
    const { user, unmount } = show('alerts', { workspace });
    await user.click(await toggle('Daily digest'));
    await waitFor(async () => expect(await toggle('Daily digest')).toBeChecked());
    unmount();
    show('alerts', { workspace });
    expect(await toggle('Daily digest')).toBeChecked();
  });

  it('[PM7] can only be looked at by the regulator, who is told why', async () => {
    show('alerts', { portal: 'regulator' });
    expect(await toggle('Daily digest')).toBeDisabled();
    expect(screen.getByRole('region', { name: 'Notification settings' })).toHaveTextContent(
      'read-only',
    );
  });
});

describe('the process analytics', () => {
  it('[PM8] show the stated process metrics', async () => {
    show('analytics');
    const metrics = within(await screen.findByRole('list', { name: 'Process metrics' }));
    expect(metrics.getByText('18.5 days')).toBeVisible();
    expect(metrics.getByText('94.2%')).toBeVisible();
    expect(screen.getByRole('table', { name: 'By type' })).toHaveTextContent('Fuel Transfer3');
    expect(screen.getByRole('table', { name: 'By priority' })).toHaveTextContent('Critical2');
  });

  it('[PM8] show the financial impact, and each currency by itself', async () => {
    show('analytics');
    const impact = within(
      await screen.findByRole('list', { name: 'Financial impact in US dollars' }),
    );
    expect(impact.getByText('$47.2M')).toBeVisible();
    const table = screen.getByRole('table', { name: 'Financial impact by currency' });
    expect(within(table).getByRole('row', { name: /EUR/ })).toHaveTextContent('3,400,000.00 EUR');
  });

  it('[PM8] follow the filter', async () => {
    show('analytics&type=trade-finance');
    const impact = within(
      await screen.findByRole('list', { name: 'Financial impact in US dollars' }),
    );
    expect(impact.getAllByText('$9.2M')).toHaveLength(2);
  });
});
