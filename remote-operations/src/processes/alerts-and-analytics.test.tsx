import type { PortalKey } from 'shared-kernel/domain/portal';
import { screen, waitFor, within } from '@testing-library/react';
import { processAlerts, processes } from 'shared-kernel/testing/records';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders, type RenderOptions } from 'shared-kernel/testing/render';
import { ProcessManagement } from './process-management';

const show = (section: string, options: RenderOptions = {}) =>
  renderWithProviders(<ProcessManagement />, { route: `/?section=${section}`, ...options });

const toggle = (name: string) => screen.findByRole('switch', { name });

describe('process alerts', () => {
  it('[PM7] shows the four sample alerts with their severity levels', async () => {
    show('alerts');
    const alerts = within(await screen.findByRole('list', { name: 'Alerts' })).getAllByRole(
      'listitem',
    );
    expect(alerts).toHaveLength(4);
    ['CRITICAL', 'HIGH', 'INFO', 'ACTIVE'].forEach((level, index) => {
      expect(alerts[index]).toHaveTextContent(level);
    });
  });

  it('[PM7] shows alerts only for the filtered processes @deep', async () => {
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

  it('[PM7] shows a message if all process alerts have been cleared', async () => {
    const records = processAlerts.map((alert) => ({
      ...alert,
      clearedAt: '2024-07-22T08:00:00.000Z',
    }));
    const none = processes.filter(({ status }) => status === 'completed');
    show('alerts', {
      workspace: createTestWorkspace({ records: { processAlerts: records, processes: none } }),
    });
    expect(await screen.findByText('No open alerts')).toBeVisible();
  });

  it.each([
    ['live', 1],
    ['reference', 0],
  ] as const)(
    '[PM7] in %s mode, the number of alerts for overdue milestones is %d @deep',
    async (behaviour, count) => {
      const records = processAlerts.filter(({ processId }) => processId !== 'PF-002');
      show('alerts', {
        workspace: createTestWorkspace({ behaviour, records: { processAlerts: records } }),
      });
      const list = await screen.findByRole('list', { name: 'Alerts' });
      expect(within(list).getAllByRole('listitem')).toHaveLength(records.length + count);
      expect(within(list).queryAllByText('Shipping documents presented overdue')).toHaveLength(
        count,
      );
    },
  );

  it.each([
    ['live', '2024-07-22T09:00:00.000Z', ['Due today', '3d late', 'Due today', '2d late']],
    ['live', '2024-07-27T09:00:00.000Z', ['5d late', '8d late', '5d late', '7d late']],
    ['reference', '2024-07-27T09:00:00.000Z', []],
  ] as const)(
    '[PM7, time] in %s mode at %s, each alert shows the days until or since its due date @deep',
    async (behaviour, now, due) => {
      show('alerts', { workspace: createTestWorkspace({ behaviour, now: () => new Date(now) }) });
      const list = await screen.findByRole('list', { name: 'Alerts' });
      expect(list).toHaveTextContent('Re-test due today');
      const samples = within(list).getAllByRole('listitem').slice(0, 4);
      expect(
        samples.flatMap((alert) =>
          within(alert)
            .queryAllByText(/^(Due today|\dd (late|left))$/)
            .map(({ textContent }) => textContent),
        ),
      ).toEqual(due);
    },
  );

  it('[PM7] process alerts link to their process @deep', async () => {
    const { user, location } = show('alerts');
    await user.click(await screen.findByRole('button', { name: 'Open PF-002' }));
    expect(location()).toBe('/?process=PF-002');
  });

  it('[PM7] by default, email and SMS alerts are on and the daily digest is off', async () => {
    show('alerts');
    expect(await toggle('Email critical alerts')).toBeChecked();
    expect(await toggle('SMS notifications')).toBeChecked();
    expect(await toggle('Daily digest')).not.toBeChecked();
  });

  it('[PM7] describes the effect of each alert setting in live mode, and uses the sample texts in reference mode @deep', async () => {
    const names = ['Email critical alerts', 'SMS notifications', 'Daily digest'];
    const { unmount } = show('alerts');
    for (const name of names) {
      expect(await toggle(name)).toHaveAccessibleDescription(
        /^Notify me when .* No (email|text message) is sent\.$/,
      );
    }
    unmount();
    show('alerts', { workspace: createTestWorkspace({ behaviour: 'reference' }) });
    for (const [index, words] of [
      /^An immediate email/,
      /^A text message/,
      /^A summary/,
    ].entries()) {
      expect(await toggle(names[index] ?? '')).toHaveAccessibleDescription(words);
    }
  });

  it.each(['live', 'reference'] as const)(
    '[PM7] stores a changed alert setting in %s mode @deep',
    async (behaviour) => {
      const workspace = createTestWorkspace({ behaviour });
      const { user, unmount } = show('alerts', { workspace });
      await user.click(await toggle('Daily digest'));
      await waitFor(async () => expect(await toggle('Daily digest')).toBeChecked());
      unmount();
      show('alerts', { workspace });
      expect(await toggle('Daily digest')).toBeChecked();
    },
  );

  it('[R55, PM7] stores the alert settings separately for each user', async () => {
    const workspace = createTestWorkspace();
    const showTo = (portal: PortalKey) =>
      show('alerts', {
        workspace,
        portal,
        path: '/dashboard/:portalType',
        route: `/dashboard/${portal}?section=alerts`,
      });
    const { user, unmount } = showTo('regulator');
    await user.click(await toggle('Daily digest'));
    await waitFor(async () => expect(await toggle('Daily digest')).toBeChecked());
    unmount();
    showTo('vendor');
    expect(await toggle('Daily digest')).not.toBeChecked();
  });
});

describe('process analytics', () => {
  it('[PM8] shows the specified process metrics', async () => {
    show('analytics');
    const metrics = within(await screen.findByRole('list', { name: 'Process metrics' }));
    expect(metrics.getByText('18.5 days')).toBeVisible();
    expect(metrics.getByText('94.2%')).toBeVisible();
    expect(screen.getByRole('table', { name: 'By type' })).toHaveTextContent('Fuel Transfer3');
    expect(screen.getByRole('table', { name: 'By priority' })).toHaveTextContent('Critical2');
  });

  it.each([
    ['live', '2024-07-22T23:59:59.999Z', '1'],
    ['live', '2024-07-23T00:00:00.000Z', '4'],
    ['reference', '2024-07-23T00:00:00.000Z', '1'],
  ] as const)(
    '[PM8, time] in %s mode at %s, the number of overdue milestones is %s @deep',
    async (behaviour, now, count) => {
      show('analytics', {
        workspace: createTestWorkspace({ behaviour, now: () => new Date(now) }),
      });
      const metrics = within(await screen.findByRole('list', { name: 'Process metrics' }));
      await waitFor(() => {
        const overdue = metrics
          .getAllByRole('listitem')
          .find(({ textContent }) => textContent.startsWith('Overdue milestones'));
        expect(overdue).toHaveTextContent(`Overdue milestones${count}`);
      });
    },
  );

  it('[PM8] shows the financial impact of processes in total and by currency', async () => {
    show('analytics');
    const impact = within(
      await screen.findByRole('list', { name: 'Financial impact in US dollars' }),
    );
    expect(impact.getByText('$47.2M')).toBeVisible();
    const table = screen.getByRole('table', { name: 'Financial impact by currency' });
    expect(within(table).getByRole('row', { name: /EUR/ })).toHaveTextContent('3,400,000.00 EUR');
  });

  it('[PM8] counts only processes that match the filter of the process list', async () => {
    show('analytics&type=trade-finance');
    const impact = within(
      await screen.findByRole('list', { name: 'Financial impact in US dollars' }),
    );
    expect(impact.getAllByText('$9.2M')).toHaveLength(2);
  });
});
