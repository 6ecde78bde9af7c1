import { sampleValuesRemark } from 'shared-kernel/domain/compliance';
import { act, cleanup, screen, within } from '@testing-library/react';
import { createTestWorkspace, testWorkspaceFailure } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { defaultPreferences } from 'shared-kernel/testing/records';
import { setDescriptions } from 'shared-kernel/shell';
import { defineExportCommand } from 'shared-kernel/workspace';
import { Overview } from './overview';
import { OverviewKpis } from './overview-kpis';

const renderOverview = (options: Parameters<typeof renderWithProviders>[1] = {}) =>
  renderWithProviders(<Overview isLog={false} />, {
    route: '/trustfold/dashboard/admin',
    path: '/trustfold/dashboard/:portalType?',
    ...options,
  });

/** This command belongs to a remote that has not been loaded. */
const exportInvoices = defineExportCommand({
  id: 'invoice.export',
  label: 'Exported invoices',
  inReference: true,
});

const items = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

describe('Overview', () => {
  it('[F4] the overview shows a skeleton while the workspace loads', () => {
    renderOverview({ workspace: createTestWorkspace({ state: 'loading' }) });
    expect(screen.getByLabelText('Loading KPIs')).toBeInTheDocument();
  });

  it('[F4, E3] the overview shows an error and a “Try Again” button if loading fails', async () => {
    renderOverview({ workspace: createTestWorkspace({ state: 'failing' }) });
    expect((await screen.findAllByText(testWorkspaceFailure)).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'Try Again' }).length).toBeGreaterThan(0);
  });

  it('[F5] the overview shows a message if there are no transactions @deep', async () => {
    renderOverview({ workspace: createTestWorkspace({ state: 'empty' }) });
    expect(await screen.findByText('No transactions yet')).toBeVisible();
  });

  it('[F4] the overview shows the eight KPI cards in order', async () => {
    renderOverview();
    await screen.findByText('Bank Wires');
    const labels = items('Key figures').map((item) => item.textContent);
    expect(labels).toHaveLength(8);
    [
      'Bank Wires',
      'USDT Transactions',
      'FX Transactions',
      'Smart Contracts',
      'Vendor Payments',
      'Active Workflows',
      'Signed Docs',
      'Uptime',
    ].forEach((label, index) => expect(labels[index]).toContain(label));
  });

  it('[R113] the overview starts with the figures for payments on hold, due tasks, pipeline and exceptions, followed by the tasks', async () => {
    renderOverview();
    await screen.findByText('Bank Wires');
    const [held, due, pipeline, exceptions] = items('Needs attention');
    expect(within(held ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('status=compliance_review'),
    );
    expect(due).toHaveTextContent('Due today');
    expect(pipeline).toHaveTextContent('sample $47.2M');
    expect(exceptions).toHaveTextContent(/failed payments?, .* overdue milestones?/);
    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual([
      'Your tasks',
      'Transaction activity',
      'Integration status',
      'Recent transactions',
      'Audit log',
      'Analytics',
    ]);
  });

  it('[R113, F4] the overview shows only the specified figures in reference mode, in the same order', async () => {
    renderOverview({ workspace: createTestWorkspace({ behaviour: 'reference' }) });
    await screen.findByText('Bank Wires');
    expect(screen.queryByRole('list', { name: 'Needs attention' })).not.toBeInTheDocument();
    expect(screen.queryByText('Your tasks')).not.toBeInTheDocument();
  });

  it('[R53, F4] only the card “Smart Contracts” says that its figure is simulated', async () => {
    renderOverview();
    await screen.findByText('Bank Wires');
    const [labelled, ...others] = items('Key figures').filter(({ textContent }) =>
      textContent.includes(sampleValuesRemark),
    );
    expect(labelled).toHaveTextContent('Smart Contracts');
    expect(others).toEqual([]);
  });

  it('[R53, F4] without smart contracts, no card says that its figure is simulated', async () => {
    const kpi = { key: 'smartContracts', trend: [], previous: undefined } as const;
    const window = { from: '2024-01-01', to: '2024-01-31', days: 31 };
    renderWithProviders(<OverviewKpis figures={{ kpis: [{ ...kpi, value: 0 }], window }} />);
    expect(await screen.findByText('Smart Contracts')).toBeVisible();
    expect(screen.queryByText(sampleValuesRemark, { exact: false })).not.toBeInTheDocument();
  });

  it.each([
    ['client', 'Meridian Energy Partners'],
    ['vendor', 'Delta Inspection Services'],
  ] as const)(
    '[R29] the overview of the %s portal counts only the company’s records and shows no platform figures',
    async (portal, company) => {
      renderOverview();
      await screen.findByText('Bank Wires');
      const figures = () => items('Key figures').map((item) => item.textContent);
      const all = figures();
      cleanup();
      renderOverview({
        portal,
        route: `/trustfold/dashboard/${portal}`,
      });
      await screen.findByText('Bank Wires');
      expect(figures()).toHaveLength(7);
      expect(figures()).not.toEqual(all.slice(0, 7));
      expect(screen.queryByText(/sample \$47/)).not.toBeInTheDocument();
      expect(screen.queryByText('Uptime')).not.toBeInTheDocument();
      expect(screen.queryByText('Platform compliance score')).not.toBeInTheDocument();
      expect(screen.queryByText('35 contracts, 41%')).not.toBeInTheDocument();
      expect(screen.queryByRole('checkbox', { name: /^Only / })).not.toBeInTheDocument();
      const recent = screen.getByRole('region', { name: 'Recent transactions' });
      for (const row of within(recent).getAllByRole('listitem'))
        expect(row).toHaveTextContent(company);
    },
  );

  it.each([true, false])(
    '[R163] with a server, the overview mentions the sample only if the workspace contains it: %s',
    async (hasSample) => {
      const server = {
        hasSample: () => Promise.resolve(hasSample),
        served: () => Promise.resolve(new Set<string>()),
        run: () => Promise.reject(new Error('Nothing runs.')),
      };
      const state = hasSample ? 'full' : 'empty';
      renderOverview({ workspace: { ...createTestWorkspace({ state }), server } });
      await screen.findByText('Bank Wires');
      expect(screen.queryAllByText(/^Sample data, as of/)).toHaveLength(hasSample ? 1 : 0);
      expect(screen.queryAllByText(/sample (data|figure|\$)|specified sample/i)).toHaveLength(
        hasSample ? 5 : 0,
      );
      expect(screen.queryByText('Integration status') !== null).toBe(hasSample);
    },
  );

  it('[F6] the overview offers the periods 30d, 90d, 1y and a custom date range', async () => {
    const { user } = renderOverview();
    await screen.findByText('Bank Wires');
    await user.click(screen.getByRole('combobox', { name: 'Period' }));
    await screen.findByRole('option', { name: '90d · last 90 days' });
    const options = [...document.querySelectorAll('.ant-select-item-option')];
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '30d · last 30 days',
      '90d · last 90 days',
      '1y · last 12 months',
      'Custom',
    ]);
  });

  it('[F6] the analytics section of the overview has a second selector for the period @deep', async () => {
    const { user, location } = renderOverview();
    await screen.findByText('Bank Wires');
    const analytics = screen.getByRole('region', { name: 'Analytics' });
    await user.click(within(analytics).getByRole('combobox', { name: 'Analytics period' }));
    await user.click(await screen.findByRole('option', { name: '90d · last 90 days' }));
    for (const name of ['Period', 'Analytics period'])
      expect(screen.getByRole('combobox', { name }).closest('.ant-select')).toHaveTextContent(
        '90d · last 90 days',
      );
    expect(location()).toContain('period=90d');
  });

  it('[R124, F6] the sample distributions from the specification appear below those counted from records, and are labelled as sample data once', async () => {
    renderOverview();
    await screen.findByText('Bank Wires');
    expect(screen.getAllByText('Specified sample')).toHaveLength(1);
    const specified = within(screen.getByRole('region', { name: 'Specified sample' }));
    expect(specified.getByText('35 contracts, 41%')).toBeVisible();
    expect(specified.getByText('45 clients, 65%')).toBeVisible();
    expect(items('Contracts by status').map(({ textContent }) => textContent)).toContain(
      'Active1 contract, 34%',
    );
    expect(items('Clients by risk')).toHaveLength(3);
  });

  it('[R124, F6] in reference mode, the overview shows only the specified distributions', async () => {
    renderOverview({ workspace: createTestWorkspace({ behaviour: 'reference' }) });
    await screen.findByText('Bank Wires');
    expect(screen.getByText('35 contracts, 41%')).toBeVisible();
    expect(screen.queryByText('Specified sample')).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Contracts by status' })).not.toBeInTheDocument();
  });

  it('[F6] in reference mode, the overview offers only 30d, 90d and 1y, in the header of the page @deep', async () => {
    const { user } = renderOverview({ workspace: createTestWorkspace({ behaviour: 'reference' }) });
    await screen.findByText('Bank Wires');
    const period = screen.getByRole('combobox', { name: 'Period' });
    expect(period.closest('header')).toContainElement(screen.getByRole('heading', { level: 2 }));
    await user.click(period);
    await screen.findByRole('option', { name: '90d · last 90 days' });
    const options = [...document.querySelectorAll('.ant-select-item-option')];
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '30d · last 30 days',
      '90d · last 90 days',
      '1y · last 12 months',
    ]);
  });

  it('[F4] a card of the overview links to the list of its records, if that list exists', async () => {
    renderOverview({ route: '/trustfold/dashboard/admin?period=90d' });
    await screen.findByText('Bank Wires');
    const hrefs = items('Key figures').map((item) =>
      within(item)
        .queryByRole('link')
        ?.getAttribute('href')
        ?.replace('/trustfold/dashboard/admin?', ''),
    );
    const days = 'from=2024-04-24&to=2024-07-22';
    expect(hrefs).toEqual([
      `tab=transactions&type=fiat&${days}`,
      `tab=transactions&type=crypto&${days}`,
      `tab=transactions&type=fx&${days}`,
      undefined,
      `tab=transactions&counterparty=vendor&${days}`,
      'tab=processes&status=active',
      undefined,
      undefined,
    ]);
  });

  it('[F4, E3] an overview card has no link to a list if an older release declares no filters for the list @deep', async () => {
    renderOverview();
    await screen.findByText('Bank Wires');
    act(() => setDescriptions({ recordRoutes: {}, tabFilters: {} }));
    const figures = screen.getByRole('list', { name: 'Key figures' });
    expect(within(figures).queryByRole('link')).not.toBeInTheDocument();
    const recent = within(screen.getByRole('region', { name: 'Recent transactions' }));
    expect(recent.getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      '/trustfold/dashboard/admin?tab=transactions&all=1',
    );
  });

  it('[F4, PM1] the card “Active Workflows” has no link in reference mode', async () => {
    renderOverview({ workspace: createTestWorkspace({ behaviour: 'reference' }) });
    await screen.findByText('Bank Wires');
    const active = items('Key figures')[5] ?? document.body;
    expect(active).toHaveTextContent('Active Workflows');
    expect(within(active).queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['admin', 'live'],
    ['law_firm', 'live'],
    ['banking', 'live'],
    ['regulator', 'live'],
    ['client', 'reference'],
    ['vendor', 'reference'],
  ] as const)(
    '[R9, R29, F6, F7] the overview shows the specified distributions and headline figures in the %s portal in %s mode',
    async (portal, behaviour) => {
      renderOverview({ portal, workspace: createTestWorkspace({ behaviour }) });
      await screen.findByText('Bank Wires');
      expect(items('Contract status distribution').map((item) => item.textContent)).toEqual([
        'Active35 contracts, 41%',
        'Legal Review12 contracts, 14%',
        'Pre-Certified8 contracts, 10%',
        'Pending6 contracts, 7%',
        'Completed24 contracts, 28%',
      ]);
      expect(items('Risk overview').map((item) => item.textContent)).toEqual([
        expect.stringContaining('45 clients, 65%'),
        expect.stringContaining('18 clients, 26%'),
        expect.stringContaining('6 clients, 9%'),
      ]);
      for (const figure of ['94%', '18.5 days', '94.2%', '$47.2M'])
        expect(screen.getByText(figure)).toBeVisible();
      expect(screen.getAllByText('99.9%').length).toBeGreaterThan(0);
    },
  );

  it('[F5] the overview shows four active integrations', async () => {
    renderOverview();
    const section = await screen.findByRole('region', { name: 'Integration status' });
    expect(
      within(section)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'CalendarActive',
      'E-signatureActive',
      'Video conferenceActive',
      'File storageActive',
    ]);
  });

  it('[F5, F6, F7] the overview labels sample figures, except in reference mode @deep', async () => {
    const remarks = [/not connected to external services/, /^Uptime is a sample figure\. The/];
    const { unmount } = renderOverview();
    for (const remark of remarks) expect(await screen.findByText(remark)).toBeVisible();
    unmount();
    renderOverview({ workspace: createTestWorkspace({ behaviour: 'reference' }) });
    expect(await screen.findByRole('region', { name: 'Analytics' })).toBeVisible();
    for (const remark of remarks) expect(screen.queryByText(remark)).toBeNull();
  });

  it('[F5] each recent transaction links to the tab for its type @deep', async () => {
    renderOverview();
    const section = await screen.findByRole('region', { name: 'Recent transactions' });
    const links = within(section).getAllByRole('link', { name: /UTC/ });
    expect(links).toHaveLength(5);
    for (const link of links) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/tab=transactions&tx=TX-/));
    }
  });

  it('[F6, F9] the figures of the overview are limited to the period in the URL', async () => {
    renderOverview({ route: '/trustfold/dashboard/admin?period=1y' });
    expect(await screen.findByText(/transactions in the period, by payment type/)).toBeVisible();
    const card = items('Key figures')[0];
    expect(card).not.toHaveTextContent('12Fiat');
  });

  it('[F4, F6] the overview counts only records in the date range of the URL, and links to lists with this range', async () => {
    renderOverview({
      route: '/trustfold/dashboard/admin?period=custom&from=2024-07-19&to=2024-07-22',
    });
    await screen.findByText('Bank Wires');
    const wires = items('Key figures')[0] ?? document.body;
    expect(wires).toHaveTextContent('4');
    expect(within(wires).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('type=fiat&from=2024-07-19&to=2024-07-22'),
    );
  });

  it('[F6] the overview shows the same figures for every period in reference mode @deep', async () => {
    const figures = async (route: string) => {
      const { unmount } = renderOverview({
        route,
        workspace: createTestWorkspace({ behaviour: 'reference' }),
      });
      await screen.findByText('Bank Wires');
      const text = items('Key figures').map((item) => item.textContent);
      unmount();
      return text;
    };
    const untouched = await figures('/trustfold/dashboard/admin');
    for (const period of ['1y', 'custom&from=2024-07-19&to=2024-07-22'])
      expect(await figures(`/trustfold/dashboard/admin?period=${period}`)).toEqual(untouched);
  });

  it('[F5] the overview shows the label of an action, not the command id', async () => {
    const { workspace } = renderOverview();
    const log = await screen.findByRole('region', { name: 'Audit log' });
    await act(async () => {
      await workspace.run(
        exportInvoices,
        { fileName: 'invoices.csv' },
        { portal: 'admin', preferences: { read: () => defaultPreferences, write: jest.fn() } },
      );
    });
    expect(await within(log).findByRole('heading', { name: 'This workspace' })).toBeVisible();
    expect(within(log).getByText(/Exported invoices/)).toBeVisible();
  });

  it('[audit] Verify gives a result before and after the first action in the workspace', async () => {
    const { user, workspace } = renderOverview();
    const log = await screen.findByRole('region', { name: 'Audit log' });
    const verify = await within(log).findByRole('button', { name: 'Verify' });
    await user.click(verify);
    expect(await within(log).findByText('No entries to verify yet.')).toBeVisible();
    await act(async () => {
      await workspace.run(
        exportInvoices,
        { fileName: 'invoices.csv' },
        { portal: 'admin', preferences: { read: () => defaultPreferences, write: jest.fn() } },
      );
    });
    await user.click(verify);
    expect(await within(log).findByText('Verified through entry 1.')).toBeVisible();
    expect(within(log).getByText(/A complete rewrite by the device owner/)).toBeVisible();
  });

  it('[audit] the overview has no Verify button in reference mode', async () => {
    renderOverview({ workspace: createTestWorkspace({ behaviour: 'reference' }) });
    const log = await screen.findByRole('region', { name: 'Audit log' });
    expect(await within(log).findByRole('button', { name: 'Export CSV' })).toBeVisible();
    expect(within(log).queryByRole('button', { name: 'Verify' })).not.toBeInTheDocument();
  });

  it('[F5] the audit log on the overview can be searched, and says when nothing matches @deep', async () => {
    const { user, location } = renderOverview();
    const log = await screen.findByRole('region', { name: 'Audit log' });
    const search = await within(log).findByRole('searchbox');
    await user.type(search, 'grace');
    expect(location()).toContain('audit=grace');
    expect(within(log).getAllByText('Grace Mbeki').length).toBeGreaterThan(0);
    expect(within(log).queryByText('Nadia Rahman')).not.toBeInTheDocument();
    await user.type(search, ' nobody');
    expect(within(log).getByText('No matching entries')).toBeVisible();
    expect(within(log).getByText('No audit entries match “grace nobody”.')).toBeVisible();
    await user.clear(search);
    expect(await within(log).findByText('Sample')).toBeVisible();
  });
});
