import { act, screen, waitFor, within } from '@testing-library/react';
import type { Client } from 'shared-kernel/domain/client';
import { clients, complianceRecords, transactions } from 'shared-kernel/testing/records';
import { createCommandTester, createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { ClientManagement } from '../client-management';
import { rateClient } from '../commands/rate-client';
import type { ProfileSection } from '../use-client-drawer';

const find = (name: string): Client => {
  const found = clients.find(({ companyName }) => companyName.startsWith(name));
  if (!found) throw new Error(`The sample has ${name}`);
  return found;
};
const atlas = find('Atlas');
const meridian = find('Meridian');

type Options = Parameters<typeof renderWithProviders>[1];

const open = (section: ProfileSection | '', options: Options = {}) =>
  renderWithProviders(<ClientManagement />, {
    route: `/?client=${atlas.id}${section && `&section=${section}`}`,
    workspace: createTestWorkspace({ records: { clients: [meridian, atlas] } }),
    ...options,
  });

const profile = (name = atlas.companyName) => screen.findByRole('dialog', { name });

describe('client profile', () => {
  it('[CL2] Previous and Next still include a client that no longer matches the risk filter @deep', async () => {
    const [risky] = clients.filter(({ riskLevel }) => riskLevel === 'high');
    if (!risky) throw new Error('The sample has clients at high risk');
    const { complianceScore, riskLevel } = risky;
    const { user, workspace, location } = open('', {
      route: `/?client=${risky.id}&risk=high`,
      workspace: createTestWorkspace({ records: { clients: [...clients] } }),
    });
    const dialog = within(await profile(risky.companyName));
    const place = (await dialog.findByText(/^\d of 3$/)).textContent;
    await act(() =>
      createCommandTester({ workspace }).done(rateClient, {
        id: risky.id,
        from: { complianceScore, riskLevel },
        to: { complianceScore, riskLevel: 'low', note: 'Cleared by the audit' },
      }),
    );
    await waitFor(() => expect(dialog.getAllByText('Low Risk')[0]).toBeVisible());
    expect(dialog.getByText(place)).toBeVisible();
    const step = ['Next client', 'Previous client']
      .map((name) => dialog.getByRole('button', { name }))
      .find((button) => !button.hasAttribute('aria-disabled'));
    await user.click(step ?? document.body);
    expect(location()).not.toContain(`client=${risky.id}`);
    expect(await screen.findByText(/^\d of 3$/)).toBeVisible();
  });

  it('[CL2, CL3] a link to a client opens the profile at the Company section', async () => {
    open('');
    const dialog = within(await profile());
    expect(dialog.getByRole('tab', { name: 'Company', selected: true })).toBeVisible();
    expect(dialog.getByRole('link', { name: atlas.email })).toHaveAttribute(
      'href',
      `mailto:${atlas.email}`,
    );
    expect(dialog.getByRole('link', { name: atlas.phone })).toHaveAttribute(
      'href',
      'tel:+14055550162',
    );
    const website = dialog.getByRole('link', { name: 'www.atlas-drilling.example' });
    expect(website).toHaveAttribute('rel', 'noopener noreferrer');
    for (const text of ['Drilling services', 'Marcus Reed', 'Jun 21, 2023', '$142,900,000'])
      expect(dialog.getByText(text)).toBeVisible();
  });

  it('[CL2] shows nine profile sections, each with a separate URL', async () => {
    const { user, location } = open('');
    const dialog = within(await profile());
    expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Company',
      'Compliance',
      'Organization',
      'Financial',
      'Users 3',
      'Departments 3',
      'Contracts 2',
      'Documents 4',
      'History 3',
    ]);
    await user.click(dialog.getByRole('tab', { name: /^Departments/ }));
    expect(location()).toBe(`/?client=${atlas.id}&section=departments`);
    expect(dialog.getByRole('table', { name: 'Departments' })).toBeVisible();
  });

  it('[CL2] Previous and Next show the same profile section of another client @deep', async () => {
    const { user, location } = open('users');
    const dialog = within(await profile());
    await user.click(dialog.getByRole('button', { name: 'Next client' }));
    expect(location()).toMatch(/^\/\?client=CL-\d+&section=users$/);
    expect(location()).not.toContain(atlas.id);
    await user.click(dialog.getByRole('button', { name: 'Previous client' }));
    expect(location()).toBe(`/?client=${atlas.id}&section=users`);
  });

  it('[CL2] an unknown section in the URL opens the first profile section @deep', async () => {
    open('secrets' as ProfileSection);
    const dialog = within(await profile());
    expect(dialog.getByRole('tab', { name: 'Company', selected: true })).toBeVisible();
  });

  it('[CL2] reports an unknown client and offers “Back to all clients” @deep', async () => {
    const { user, location } = renderWithProviders(<ClientManagement />, {
      route: '/?client=CL-999&section=users&risk=low',
    });
    expect(await screen.findByText('Client not found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to all clients' }));
    expect(location()).toBe('/?risk=low');
  });

  it('[CL2, T1, T2] shows the score and sign-offs of the compliance record', async () => {
    open('compliance');
    const dialog = within(await profile());
    expect(dialog.getByRole('meter')).toHaveAttribute('aria-valuetext', '89%, Watch');
    expect(dialog.getByText('2/3 sign-offs')).toBeVisible();
    expect(await dialog.findByRole('link', { name: 'Compliance record' })).toHaveAttribute(
      'href',
      '/trustfold/dashboard/admin?tab=compliance&case=CR-003',
    );
  });

  it('[R4, CL4, CL5] lists the records of a client after it was renamed @deep', async () => {
    const renamed = { ...atlas, companyName: 'Zenith', formerNames: [atlas.companyName] };
    const ofAtlas = <T extends { readonly clientId?: string | undefined }>(record: T): T => ({
      ...record,
      clientId: atlas.id,
    });
    const workspace = createTestWorkspace({
      records: {
        clients: [meridian, renamed],
        transactions: transactions
          .filter(({ counterparty }) => counterparty === atlas.companyName)
          .map(ofAtlas),
        complianceRecords: complianceRecords
          .filter(({ name }) => name === atlas.companyName)
          .map((record) => ({ ...record, clientId: atlas.id })),
      },
    });
    open('financial', { workspace });
    const dialog = within(await profile('Zenith'));
    const list = await dialog.findByRole('region', { name: 'Transactions' });
    expect(await within(list).findAllByRole('listitem')).not.toHaveLength(0);
    expect(await dialog.findByRole('link', { name: 'Compliance record' })).toBeVisible();
  });

  it('[CL5] shows the client’s organization details', async () => {
    open('organization');
    const dialog = within(await profile());
    for (const text of [
      'Private company',
      'Oklahoma City, United States',
      '2,150',
      '2004',
      atlas.organizationData.registrationNumber,
    ])
      expect(dialog.getByText(text)).toBeVisible();
  });

  it('[CL5] masks the tax id until a user reveals it, and the audit log records each reveal', async () => {
    const { user } = open('organization');
    const dialog = within(await profile());
    expect(dialog.queryByText('73-1604582')).toBeNull();
    expect(dialog.getByText('••-•••4582')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Reveal' }));
    expect(await dialog.findByText('73-1604582')).toBeVisible();
    await user.click(dialog.getByRole('tab', { name: /^History/ }));
    const trail = await dialog.findByRole('list', { name: 'Audit trail' });
    expect(trail).toHaveTextContent(/Revealed the tax ID.*Nadia Rahman, Admin/);
    await user.click(dialog.getByRole('tab', { name: 'Organization' }));
    expect(dialog.queryByText('73-1604582')).toBeNull();
  });

  it('[CL5] hides a revealed tax id again @deep', async () => {
    const { user } = open('organization');
    const dialog = within(await profile());
    await user.click(dialog.getByRole('button', { name: 'Reveal' }));
    await user.click(await dialog.findByRole('button', { name: 'Hide' }));
    expect(dialog.queryByText('73-1604582')).toBeNull();
  });

  it('[CL4] the client profile shows transaction counts, volumes and payment methods, and links to the transactions', async () => {
    open('financial');
    const dialog = within(await profile());
    for (const text of ['301', '$11,900,000', '$475,000', '$5,120,000', '$35,000,000'])
      expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.getByText('SWIFT wire, Letter of credit')).toBeVisible();
    const list = await dialog.findByRole('list', { name: 'Transactions' });
    const [first] = within(list).getAllByRole('link');
    expect(first).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/trustfold\/dashboard\/admin\?tab=transactions&tx=TX-\d{3}$/),
    );
  });

  it('[CL4, G10] shows the client’s users with their permission labels', async () => {
    open('users');
    const table = within(await profile()).getByRole('table', { name: 'Users' });
    const row = (name: string) => within(table).getByRole('row', { name: new RegExp(name) });
    expect(row('Marcus Reed')).toHaveTextContent(/President.*ViewApproveManage.*Active/);
    expect(row('Sarah Lindholm')).toHaveTextContent(/Head of Finance.*ViewApproveActive/);
    expect(row('Tyrone Banks')).toHaveTextContent(/Rig Operations Lead.*ViewSubmitActive/);
  });

  it('[CL5] shows the client’s departments', async () => {
    open('departments');
    const table = within(await profile()).getByRole('table', { name: 'Departments' });
    expect(
      within(table).getByRole('row', { name: 'Offshore Tyrone Banks 1,180 $41,000,000' }),
    ).toBeVisible();
  });

  it('[CL5] shows the client’s contracts and links to the contracts and processes on the platform', async () => {
    open('contracts');
    const dialog = within(await profile());
    const table = dialog.getByRole('table', { name: 'Contracts on file' });
    expect(within(table).getByRole('link')).toHaveAttribute(
      'href',
      '/trustfold/dashboard/admin?tab=contracts&contract=CON-1002',
    );
    expect(
      within(table).getByRole('row', {
        name: /AGR-021.*Equipment Lease.*\$6,250,000.*Aug 1, 2023 – Jul 31, 2025.*Active/,
      }),
    ).toBeVisible();
    const processes = await dialog.findByRole('list', { name: 'Processes' });
    expect(within(processes).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/tab=processes&process=PF-\d{3}$/),
    );
  });

  it('[CL5] shows the client’s compliance history, newest first', async () => {
    open('history');
    const history = within(await profile()).getByRole('list', { name: 'Compliance history' });
    expect(history).toHaveTextContent(
      /AML re-screeningPending.*Beneficial ownershipFailed.*KYC onboardingPassed/,
    );
  });

  it('[CL2] shows a client without contact details, users or documents @deep', async () => {
    const bare: Client = {
      ...atlas,
      website: '',
      email: '',
      phone: '',
      users: [],
      documents: [],
      organizationData: {
        ...atlas.organizationData,
        taxId: '',
        departments: [],
        contracts: [],
        complianceHistory: [],
      },
    };
    const { user } = open('', { workspace: createTestWorkspace({ records: { clients: [bare] } }) });
    const dialog = within(await profile());
    for (const [tab, text] of [
      ['Users', 'No users yet.'],
      ['Departments', 'No departments on file.'],
      ['Contracts', 'No contracts on file.'],
      ['Documents', 'No documents yet.'],
      ['History', 'No checks yet'],
    ] as const) {
      await user.click(dialog.getByRole('tab', { name: new RegExp(`^${tab}`) }));
      expect(dialog.getByText(text)).toBeVisible();
    }
    await user.click(dialog.getByRole('tab', { name: 'Organization' }));
    expect(dialog.queryByRole('button', { name: 'Reveal' })).toBeNull();
  });
});
