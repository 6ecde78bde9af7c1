import { screen, within, waitFor } from '@testing-library/react';
import type { Client } from 'shared-kernel/domain/client';
import { clients, transactions } from 'shared-kernel/testing/records';
import { createTestWorkspace, testWorkspaceFailure } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { ClientManagement } from './client-management';
import { sortClients } from './list/client-sort';

const [sample] = clients;
if (!sample) throw new Error('The sample has a first client');

const client = (id: string, changes: Partial<Client>): Client => ({ ...sample, id, ...changes });

const withClients = (...list: Client[]) => createTestWorkspace({ records: { clients: list } });

const names = async () =>
  within(await screen.findByRole('list', { name: 'Clients' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('client management', () => {
  it('[CL1] shows a loading state for clients', () => {
    renderWithProviders(<ClientManagement />, {
      workspace: createTestWorkspace({ state: 'loading' }),
    });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Client Management');
    expect(screen.getByRole('status', { name: 'Loading KPIs' })).toBeInTheDocument();
  });

  it('[CL1, E3] shows an error and a “Try Again” button if clients fail to load', async () => {
    renderWithProviders(<ClientManagement />, {
      workspace: createTestWorkspace({ state: 'failing' }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(testWorkspaceFailure);
    expect(within(alert).getByRole('button', { name: 'Try Again' })).toBeEnabled();
  });

  it('[CL1] an empty client list shows an explanation and the button “Add New Client”', async () => {
    renderWithProviders(<ClientManagement />, {
      workspace: createTestWorkspace({ state: 'empty' }),
    });
    expect(await screen.findByText('No clients yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Add New Client' })).toHaveLength(2);
  });

  it('[CL1, CL2] shows summary cards and a card for each client of the sample', async () => {
    renderWithProviders(<ClientManagement />);
    expect(await names()).toEqual(
      sortClients(clients, 'need', 'ascending').map(({ companyName }) => companyName),
    );
    const summary = screen.getByRole('list', { name: 'Client summary' });
    expect(summary).toHaveTextContent('Total clients12');
    expect(summary).toHaveTextContent('High Risk3');
    const meridian = screen.getByRole('article', { name: 'Meridian Energy Partners' });
    expect(meridian).toHaveTextContent(/Elena Vasquez.*Low Risk.*KYC Completed.*AML Completed/);
    expect(meridian).toHaveTextContent('$184,200,000');
  });

  it.each([
    ['live', '$184,840,000', 0, '413'],
    ['reference', '$184,200,000', 1, '412'],
  ] as const)(
    '[R53, CL2, CL4] in %s mode, shows the volume and transaction counts of a client after an executed payment: %s @deep',
    async (behaviour, volume, active, count) => {
      const executed = transactions.map((each) =>
        each.id === 'TX-063' ? { ...each, status: 'completed' as const } : each,
      );
      const [meridian] = clients;
      renderWithProviders(<ClientManagement />, {
        route: '/?client=CL-001&section=financial',
        workspace: createTestWorkspace({
          behaviour,
          records: { transactions: executed, clients: meridian ? [meridian] : [] },
        }),
      });
      const card = await screen.findByRole('article', { name: 'Meridian Energy Partners' });
      await waitFor(() => expect(card).toHaveTextContent(volume));
      expect(card).toHaveTextContent(`Active transactions${String(active)}`);
      expect(await screen.findByText(count)).toBeVisible();
    },
  );

  it('[R29, CL1] a portal lists and counts only the clients of its company', async () => {
    const { unmount } = renderWithProviders(<ClientManagement />, { portal: 'vendor' });
    const summary = () => screen.getByRole('list', { name: 'Client summary' });
    expect(await screen.findByText('Delta Inspection Services has no clients yet.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Client summary' })).not.toBeInTheDocument();
    unmount();
    renderWithProviders(<ClientManagement />, { portal: 'client', route: '/?scope=all' });
    expect(await names()).toEqual(['Meridian Energy Partners']);
    expect(summary()).toHaveTextContent('Total clients1');
    expect(summary()).toHaveTextContent('High Risk0');
  });

  it('[T2, CL2, B17, R59] shows the number of milestone sign-offs for each client stage', async () => {
    const counts = [
      ['initiated', 1],
      ['under_review', 1],
      ['approved', 2],
      ['compliant', 1],
      ['executed', 1],
    ] as const;
    renderWithProviders(<ClientManagement />, {
      workspace: withClients(
        ...counts.map(([currentStage]) =>
          client(currentStage, { currentStage, companyName: currentStage }),
        ),
      ),
    });
    for (const [stage, count] of counts)
      expect(await screen.findByRole('article', { name: stage })).toHaveTextContent(
        `${count}/3 milestone sign-offs`,
      );
  });

  it('[T2, R59] in reference mode, the number of milestone sign-offs has the label “sign-offs”', async () => {
    renderWithProviders(<ClientManagement />, {
      workspace: createTestWorkspace({
        behaviour: 'reference',
        records: { clients: [client('CL-1', { currentStage: 'approved' })] },
      }),
    });
    expect(await screen.findByText('2/3 sign-offs')).toBeVisible();
  });
});

describe('search and filters of clients', () => {
  const ames = client('CL-1', {
    companyName: 'Ames Oil',
    contactPerson: 'Zoë Lind',
    riskLevel: 'high',
    complianceScore: 70,
    email: 'boro@ames.example',
  });
  const boro = client('CL-2', {
    companyName: 'Boro Gas',
    contactPerson: '李伟',
    riskLevel: 'low',
    complianceScore: 95,
    amlStatus: 'pending',
  });
  const cale = client('CL-3', {
    companyName: 'Cale Ltd',
    contactPerson: 'أمل',
    riskLevel: 'high',
    complianceScore: 80,
  });
  const workspace = () => withClients(ames, boro, cale);

  it('[CL1] reads search, filters and sort order of clients from the URL', async () => {
    const { visit } = renderWithProviders(<ClientManagement />, { workspace: workspace() });
    expect(await names()).toEqual(['Boro Gas', 'Ames Oil', 'Cale Ltd']);
    for (const [query, expected] of [
      ['sort=id', ['Ames Oil', 'Boro Gas', 'Cale Ltd']],
      ['q=BORO', ['Boro Gas']],
      ['q=zoë', ['Ames Oil']],
      ['q=李', ['Boro Gas']],
      ['q=أمل', ['Cale Ltd']],
      ['risk=high', ['Ames Oil', 'Cale Ltd']],
      ['risk=high&q=cal', ['Cale Ltd']],
      ['show=open-screenings', ['Boro Gas']],
      ['sort=score&dir=descending', ['Boro Gas', 'Cale Ltd', 'Ames Oil']],
      ['risk=enormous&sort=x&view=y', ['Boro Gas', 'Ames Oil', 'Cale Ltd']],
      ['q=cale', ['Cale Ltd']],
      ['sort=risk&dir=ascending', ['Boro Gas', 'Ames Oil', 'Cale Ltd']],
    ] as const) {
      await visit(`/?${query}`);
      await waitFor(async () => expect([query, await names()]).toEqual([query, expected]));
    }
  });

  it('[CL1] the URL of the client list contains search and risk, and clearing the filters removes both @deep', async () => {
    const { user, location } = renderWithProviders(<ClientManagement />, {
      workspace: workspace(),
    });
    await user.type(await screen.findByRole('searchbox'), 'o');
    expect(await names()).toEqual(['Boro Gas', 'Ames Oil']);
    await user.click(screen.getByRole('button', { name: /^High Risk/ }));
    expect(await names()).toEqual(['Ames Oil']);
    expect(screen.getByText('1 of 3 clients')).toBeVisible();
    expect(location()).toBe('/?q=o&risk=high');
    await user.type(screen.getByRole('searchbox'), 'xyz');
    expect(await screen.findByText('No clients match')).toBeVisible();
    expect(
      screen.getByText('No clients with “oxyz” in company or contact match the other filters.'),
    ).toBeVisible();
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (clear) await user.click(clear);
    expect(await names()).toHaveLength(3);
    expect(location()).toBe('/');
  });

  it('[CL1] shows the filtered clients as a table with sortable headers @deep', async () => {
    const { user, location } = renderWithProviders(<ClientManagement />, {
      route: '/?view=table',
      workspace: workspace(),
    });
    const table = await screen.findByRole('table', { name: 'Clients' });
    await user.click(within(table).getByRole('button', { name: 'Score' }));
    expect(location()).toBe('/?view=table&sort=score');
    const rows = within(table).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Ames Oil',
      'Cale Ltd',
      'Boro Gas',
    ]);
  });

  it('[CL1] exports the filtered clients without tax ids @deep', async () => {
    const blobs: Blob[] = [];
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:x';
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const { user, workspace: used } = renderWithProviders(<ClientManagement />, {
      route: '/?risk=high',
      workspace: workspace(),
    });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: /\(CSV\)$/ }));
    await waitFor(() => expect(blobs).toHaveLength(1));
    const csv = (await blobs[0]?.text()) ?? '';
    expect(csv.trim().split('\r\n')).toHaveLength(3);
    expect(csv).toContain('Ames Oil');
    expect(csv).not.toContain('Boro Gas');
    expect(csv).not.toContain(sample.organizationData.taxId);
    const log = await used.source.list('auditEntries');
    expect(log.some(({ action }) => action === 'client.export')).toBe(true);
  });
});
