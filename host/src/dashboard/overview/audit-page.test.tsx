import { act, screen, waitFor, within } from '@testing-library/react';
import {
  createTestWorkspace,
  createTestSession,
  testWorkspaceFailure,
} from 'shared-kernel/testing';
import { auditEntries } from 'shared-kernel/testing/records';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { resetWorkspace } from 'shared-kernel/workspace';
import { setColourMode } from '../commands/set-appearance';
import { writeRemotesMeta } from '../../page/test-remotes';
import { OverviewScreen, preloadOverview } from '../overview-screen';

const path = '/trustfold/dashboard/:portalType?';
const address = '/trustfold/dashboard/admin?section=audit';

beforeEach(async () => {
  writeRemotesMeta();
  await preloadOverview();
});

const renderPage = (query = '', options: Parameters<typeof renderWithProviders>[1] = {}) =>
  renderWithProviders(<OverviewScreen />, { route: address + query, path, ...options });

async function shownRows() {
  const [, ...rows] = within(
    await screen.findByRole('table', { name: 'Audit entries' }),
  ).getAllByRole('row');
  return rows;
}

const texts = async () => (await shownRows()).map((row) => row.textContent);
const bar = () => within(screen.getByRole('search', { name: 'Filter the audit log' }));

describe('audit log page', () => {
  it('[F5] the audit log page lists all entries, newest first, and marks those of the sample data', async () => {
    const workspace = createTestWorkspace();
    renderPage('', { workspace });
    expect(screen.getByRole('heading', { level: 2, name: 'Audit log' })).toBeVisible();
    const sample = await texts();
    expect(sample).toHaveLength(auditEntries.length);
    for (const text of sample) expect(text).toContain('Sample');
    const moments = (await shownRows()).map(
      (row) => within(row).getByText(/UTC/).getAttribute('datetime') ?? '',
    );
    expect(moments).toEqual(moments.toSorted().reverse());

    await act(async () => {
      await workspace.run(resetWorkspace, {}, createTestSession());
    });
    await waitFor(async () => expect((await texts())[0]).not.toContain('Sample'));
    expect((await texts()).slice(1)).toEqual(sample);
  });

  it('[F5, audit] an audit entry shows the values before and after a change side by side', async () => {
    const workspace = createTestWorkspace();
    const { user } = renderPage('', { workspace });
    await shownRows();
    await act(async () => {
      await workspace.run(setColourMode, { colourMode: 'dark' }, createTestSession());
    });
    await user.click(await screen.findByRole('button', { name: 'Changed the appearance' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('row', { name: 'Colour mode light dark' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[F5] each audit entry links to its record', async () => {
    renderPage();
    const rows = await shownRows();
    const hrefs = rows.map((row) => within(row).queryByRole('link')?.getAttribute('href'));
    const base = '/trustfold/dashboard/admin?tab=';
    for (const place of ['contracts&contract=CON', 'transactions&tx=', 'processes&process=PF'])
      expect(hrefs).toContainEqual(expect.stringContaining(base + place));
    // An audit entry about an exported file refers to no record.
    const handedOut = rows.find((row) => row.textContent.includes('Audit trail, June 2024'));
    expect(handedOut && within(handedOut).queryByRole('link')).toBeNull();
  });

  it('[F5] the audit log page can be filtered by record type, and the URL contains the filter @deep', async () => {
    const { user, location } = renderPage();
    const all = await texts();
    await user.click(bar().getByRole('combobox', { name: 'Record type' }));
    await user.click(await screen.findByRole('option', { name: 'Contract' }));
    await waitFor(() => expect(location()).toBe(`${address}&auditType=contracts`));
    const contracts = all.filter((text) => text.includes('Contract:'));
    expect(contracts.length).toBeGreaterThan(1);
    expect(contracts.length).toBeLessThan(all.length);
    expect(await texts()).toEqual(contracts);
  });

  it('[F5] the audit log page shows only entries about the record in the URL, until the user selects all records', async () => {
    const subject = auditEntries.find(({ subject: { collection } }) => collection === 'contracts')
      ?.subject ?? { id: '', label: '' };
    const { user } = renderPage(`&auditType=contracts&auditRecord=${subject.id}`);
    const own = await texts();
    expect(own.length).toBeGreaterThan(0);
    for (const text of own) expect(text).toContain(subject.label);
    await user.click(bar().getByRole('combobox', { name: 'Record' }));
    await user.click(await screen.findByRole('option', { name: 'All records' }));
    await waitFor(async () => expect((await texts()).length).toBeGreaterThan(own.length));
    expect(bar().queryByRole('combobox', { name: 'Record' })).not.toBeInTheDocument();
  });

  it.each(['auditType=nothing', 'auditType=__proto__', 'auditRecord=CON-0'])(
    '[F5] the audit log page ignores an invalid value in the URL: %s @deep',
    async (query) => {
      renderPage(`&${query}`);
      expect(await texts()).toHaveLength(auditEntries.length);
    },
  );

  it('[F5] the audit log page shows that it is loading or could not be loaded', async () => {
    const { user, unmount } = renderPage('', {
      workspace: createTestWorkspace({ state: 'loading' }),
    });
    expect(bar().getByRole('status')).toHaveTextContent('Loading entries…');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByRole('menuitem', { name: /^Entries \(CSV\)/ })).toHaveTextContent(
      'The audit log is still loading. Try again in a moment.',
    );
    unmount();
    renderPage('', { workspace: createTestWorkspace({ state: 'failing' }) });
    expect(await screen.findByText(testWorkspaceFailure)).toBeVisible();
  });

  it.each([
    ['of the whole log', '', '2024-06-18-to-2024-07-22'],
    [
      'of the filtered days',
      '&auditFrom=2024-07-22&auditTo=2024-07-01',
      '2024-07-01-to-2024-07-22',
    ],
  ])(
    '[R121, evidence] the audit log page exports the evidence pack %s',
    async (_which, query, days) => {
      const create = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
      const { user } = renderPage(query);
      await user.click(await screen.findByRole('button', { name: 'Evidence pack' }));
      await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
      const [first = ''] = await texts();
      expect(first).not.toContain('Sample');
      expect(first).toContain(days);
      jest.restoreAllMocks();
    },
  );

  it('[evidence, CL3] the audit log page exports all records of the selected client', async () => {
    const create = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Client report' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Client report/ }));
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(await dialog.findByText('Choose a client')).toBeVisible();
    expect(create).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('combobox', { name: /^Client/ }));
    await user.click(await screen.findByRole('option', { name: 'Meridian Energy Partners' }));
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await texts())[0]).toMatch(/Exported the evidence pack.*Meridian Energy Partners/);
    jest.restoreAllMocks();
  });

  it('[F5] an empty audit log page says that nothing has been recorded yet', async () => {
    renderPage('', { workspace: createTestWorkspace({ state: 'empty' }) });
    expect(await screen.findByText('No audit entries yet')).toBeVisible();
  });

  it('[R29, F5, policy] without audit access, the audit log page hides notes and entries of other companies', async () => {
    const [note = ''] = auditEntries.flatMap((entry) => entry.note ?? []);
    renderPage('', { route: '/trustfold/dashboard/client?section=audit', portal: 'client' });
    expect(await shownRows()).toHaveLength(4);
    expect(
      screen.getByText(/^Audit log details are only visible in the/, { selector: 'p' }),
    ).toBeVisible();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  it('[F5] in reference mode, the audit log is on the overview and has no separate page', async () => {
    renderPage('', { workspace: createTestWorkspace({ behaviour: 'reference' }) });
    expect(await screen.findByRole('region', { name: 'Audit log' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Overview' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Back to the overview' })).not.toBeInTheDocument();
  });

  it('[F5] the audit log page opens from the overview with the filters selected there', async () => {
    renderPage('', { route: '/trustfold/dashboard/admin?audit=refinery&auditPortal=vendor' });
    const card = within(await screen.findByRole('region', { name: 'Audit log' }));
    expect(card.getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      `${address}&audit=refinery&auditPortal=vendor`,
    );
  });
});
