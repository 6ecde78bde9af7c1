import { act, screen, within } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { setDescriptions } from 'shared-kernel/shell';
import { defaultPreferences } from 'shared-kernel/testing/records';
import { setSecurityOption } from '../profile/commands/set-security-option';
import { SystemAnalytics } from './system-analytics';

const open = (options: Parameters<typeof createTestWorkspace>[0] = {}, view = 'overview') =>
  renderWithProviders(<SystemAnalytics portal="vendor" />, {
    route: `/trustfold/dashboard/vendor?tab=analytics&view=${view}`,
    path: '/trustfold/dashboard/:portalType?',
    workspace: createTestWorkspace(options),
  });

const section = (name: string) => screen.findByRole('region', { name });
const itemsOf = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');
const textsOf = async (name: string) => (await itemsOf(name)).map(({ textContent }) => textContent);

describe('sections of System Analytics', () => {
  it('[R9, AN2, F6] shows the specified contract distribution and risk overview for the unchanged sample', async () => {
    open();
    expect(await textsOf('Legend of Contract status distribution')).toEqual([
      'Active3541%',
      'Legal Review1214%',
      'Pre-Certified810%',
      'Pending67%',
      'Completed2428%',
    ]);
    expect(await textsOf('Legend of Risk overview')).toEqual([
      'Low Risk4565%',
      'Medium Risk1826%',
      'High Risk69%',
    ]);
  });

  it.each([
    [
      'overview',
      'The platform compliance score is a sample figure, adjusted by your changes. Uptime is a sample figure.',
    ],
    ['compliance', 'The platform compliance score is a sample figure, adjusted by your changes.'],
    ['financial', ''],
  ])('[AN2] marks the sample figures of the %s view @deep', async (view, words) => {
    open({}, view);
    const figures = await screen.findByRole('list', { name: 'Key figures' });
    expect(figures).toHaveAccessibleDescription(words);
  });

  it('[AN2] in reference mode, sample figures are not marked as such', async () => {
    open({ behaviour: 'reference' });
    const figures = await screen.findByRole('list', { name: 'Key figures' });
    expect(figures).toHaveAccessibleDescription('');
  });

  it('[G8] shows dollar amounts of the sample without cents, including in tables @deep', async () => {
    const { user } = open({ behaviour: 'reference' });
    await section('Transaction volume by type');
    for (const button of await screen.findAllByRole('button', { name: 'Table' }))
      await user.click(button);
    expect(screen.getByRole('table', { name: /Transaction volume by type/ })).toHaveTextContent(
      /\$[\d,]{9}/,
    );
    expect(document.body).not.toHaveTextContent(/\$[\d,]+\.\d{2}\b/);
  });

  it('[R9, AN2] shows the percentages of the total volume for transaction types and clients', async () => {
    open();
    expect(await textsOf('Legend of Transaction volume by type')).toEqual([
      'Fiat Transfer$19.7M50.5%',
      'FX Exchange$13.9M35.5%',
      'Crypto/USDT$5.4M14%',
    ]);
    const clients = await section('Client volume distribution');
    expect(clients).toHaveTextContent('Gulf Horizon Trading is the largest with 25.4%');
  });

  it('[AN2] links each figure to exactly the records that it counts', async () => {
    open();
    const links = new Map(
      (await itemsOf('Key figures')).map((item) => [
        item.textContent,
        within(item)
          .queryByRole('link')
          ?.getAttribute('href')
          ?.replace(/^.*\?tab=/, ''),
      ]),
    );
    const leadsTo = (label: string) => [...links].find(([text]) => text.startsWith(label))?.[1];
    const days = 'from=2024-06-23&to=2024-07-22';
    expect(leadsTo('Transaction volume')).toBe(`transactions&status=unfailed&${days}`);
    expect(leadsTo('Transactions')).toBe(`transactions&${days}`);
    expect(leadsTo('Settlement rate')).toBe(`transactions&status=ended&${days}`);
    expect(leadsTo('Pipeline')).toBe('processes&status=active&currency=USD');
    expect(leadsTo('Platform compliance score')).toBe('compliance');
    expect(leadsTo('Average completion time')).toBe(`processes&status=completed&${days}`);
    expect(leadsTo('On-time rate')).toBe(`processes&${days}`);
    expect(leadsTo('Active clients')).toBeUndefined();
  });

  it('[AN2, E3] does not link a figure to a list whose remote declares no filters @deep', async () => {
    open();
    const figures = await screen.findByRole('list', { name: 'Key figures' });
    act(() => setDescriptions({ recordRoutes: {}, tabFilters: {} }));
    const links = within(figures).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/trustfold/dashboard/vendor?tab=compliance',
    ]);
  });

  it('[AN2] shows the values of a chart as a table @deep', async () => {
    const { user } = open();
    const risk = within(await section('Risk overview'));
    expect(risk.getByRole('img')).toHaveAccessibleName(/^Low Risk 45 clients \(65%\)/);
    await user.click(risk.getByRole('button', { name: 'Table' }));
    const rows = within(await screen.findByRole('table', { name: 'Risk overview' })).getAllByRole(
      'row',
    );
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'RiskClients',
      'Low Risk45',
      'Medium Risk18',
      'High Risk6',
    ]);
  });

  it('[AN2] lists every component of the platform with its status @deep', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Platform components' });
    expect(within(table).getAllByText('Operational')).toHaveLength(4);
    expect(within(table).getByText('Degraded')).toBeVisible();
  });

  it.each([
    ['live', 'Enabled'],
    ['reference', 'Needs attention'],
  ] as const)(
    '[AN2] the security status reflects a changed Two-Factor setting only in live mode: %s @deep',
    async (behaviour, status) => {
      const { workspace } = open({ behaviour });
      const control = async () =>
        within(await section('Security status'))
          .getByText('Two-factor authentication')
          .closest('li');
      expect(await control()).toHaveTextContent('Needs attention');
      await act(async () => {
        await workspace.run(
          setSecurityOption,
          { portal: 'vendor', toggle: 'twoFactorAuthentication', on: true },
          { portal: 'vendor', preferences: { read: () => defaultPreferences, write: jest.fn() } },
        );
      });
      expect(await control()).toHaveTextContent(status);
    },
  );

  it('[AN2] System Analytics lists the latest actions with their actors', async () => {
    open();
    const activity = await itemsOf('Recent activity');
    expect(activity).toHaveLength(8);
    expect(activity[0]).toHaveTextContent('Signed in · Nadia Rahman');
    expect(activity[0]).toHaveTextContent('Nadia Rahman, Admin');
  });

  it('[AN2] shows a message if there are no figures or activity', async () => {
    open({ records: { transactions: [], processes: [], auditEntries: [], complianceRecords: [] } });
    expect(await screen.findByText('No activity in this period')).toBeVisible();
    for (const name of ['Volume trend', 'Client volume distribution', 'Compliance pipeline']) {
      expect(within(await section(name)).getByText('No data yet')).toBeVisible();
    }
  });
});
