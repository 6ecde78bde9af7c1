import { screen, waitFor, within } from '@testing-library/react';
import {
  createTestWorkspace,
  createTestSession,
  testWorkspaceFailure,
} from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { resetWorkspace } from 'shared-kernel/workspace';
import { AuditLog } from './audit-log';

const address = '/trustfold/dashboard/admin';

const renderLog = (query = '', options: Parameters<typeof renderWithProviders>[1] = {}) =>
  renderWithProviders(<AuditLog />, {
    route: `${address}${query}`,
    path: '/trustfold/dashboard/:portalType?',
    ...options,
  });

const bar = () => within(screen.getByRole('search', { name: 'Filter the audit log' }));
const shown = async () => {
  const entries = await screen.findByRole('region', { name: 'Audit entries' });
  return within(entries)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};
const count = (text: RegExp) => bar().findByText(text);

async function choose(
  { user }: Pick<ReturnType<typeof renderLog>, 'user'>,
  filter: string,
  option: string,
) {
  await user.click(bar().getByRole('combobox', { name: filter }));
  await user.click(await screen.findByRole('option', { name: option }));
}

function handedOut() {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  return files;
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('audit log filters', () => {
  it('[F5] the audit log shows that entries are loading', () => {
    renderLog('', { workspace: createTestWorkspace({ state: 'loading' }) });
    expect(bar().getByRole('status')).toHaveTextContent('Loading entries…');
  });

  it('[F5] the audit log shows no count if it cannot be read', async () => {
    renderLog('', { workspace: createTestWorkspace({ state: 'failing' }) });
    expect(await screen.findByText(testWorkspaceFailure)).toBeVisible();
    await waitFor(() => expect(bar().queryByRole('status')).not.toBeInTheDocument());
  });

  it('[F5] an empty audit log shows a message without a button “Clear filters”', async () => {
    renderLog('', { workspace: createTestWorkspace({ state: 'empty' }) });
    expect(await screen.findByText('No audit entries yet')).toBeVisible();
    expect(bar().getByRole('status')).toHaveTextContent('0 entries');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('[F5] the audit log collapses its filters by default and shows the total count', async () => {
    renderLog();
    expect(await count(/^\d+ entries$/)).toBeVisible();
    expect(bar().getByRole('button', { name: 'Filters' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(bar().queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('[F5] the audit log can be filtered by person, portal and action, and the URL contains the filters', async () => {
    const rendered = renderLog();
    await shown();
    await rendered.user.click(bar().getByRole('button', { name: 'Filters' }));
    await choose(rendered, 'Person', 'Oliver Bennett');
    await waitFor(() => expect(rendered.location()).toContain('auditPerson=Oliver+Bennett'));
    await choose(rendered, 'Portal', 'Legal');
    await waitFor(() => expect(rendered.location()).toContain('auditPortal=law_firm'));
    await choose(rendered, 'Action', 'Completed the legal review');
    await waitFor(() =>
      expect(rendered.location()).toContain('auditAction=Completed+the+legal+review'),
    );
    for (const text of await shown()) {
      expect(text).toMatch(/^Oliver Bennett · Completed the legal review · .* · Legal$/);
    }
    expect(await count(/^\d+ of \d+ entries$/)).toBeVisible();
    expect(bar().getByRole('button', { name: 'Filters (3)' })).toBeVisible();
  });

  it('[F5] the audit log combines a date range with the search and accepts a reversed range @deep', async () => {
    const there = renderLog('?audit=refinery&auditFrom=2024-06-18&auditTo=2024-06-20');
    const found = await shown();
    expect(found.length).toBeGreaterThan(0);
    for (const text of found) expect(text).toMatch(/Refinery.*Jun (18|19|20), 2024/);
    there.unmount();
    renderLog('?audit=refinery&auditFrom=2024-06-20&auditTo=2024-06-18');
    expect(await shown()).toEqual(found);
    expect(
      bar().getByText('“From” and “to” were in the wrong order and have been swapped.'),
    ).toBeVisible();
  });

  it('[F5] the audit log restores its filters from the URL', async () => {
    const query =
      '?audit=refinery&auditPerson=Nadia+Rahman&auditPortal=admin&auditAction=Created+the+contract&auditFrom=2024-06-01&auditTo=2024-06-30';
    const { location } = renderLog(query);
    await shown();
    expect(location()).toBe(`${address}${query}`);
    expect(bar().getByRole('searchbox')).toHaveValue('refinery');
    expect(bar().getByText('Nadia Rahman')).toBeVisible();
    expect(bar().getByText('Created the contract')).toBeVisible();
    await waitFor(() => expect(bar().getByLabelText('From')).toHaveValue('06/01/2024'));
    expect(bar().getByLabelText('To')).toHaveValue('06/30/2024');
    expect(bar().getByRole('button', { name: 'Filters (5)' })).toBeVisible();
  });

  it('[F5] the audit log ignores invalid filter values in the URL @deep', async () => {
    const { visit } = renderLog('?auditPerson=Nadia+Rahman');
    expect(await count(/^\d+ of \d+ entries$/)).toBeVisible();
    for (const query of [
      'auditPerson=__proto__',
      'auditPerson=Nobody+At+All',
      'auditPortal=constructor',
      'auditAction=contract.create',
      'auditAction=%3Cimg+src%3Dx%3E',
      'auditFrom=2024-13-45',
      'auditTo=999999999999',
      'auditFrom=%00&auditTo=NaN',
    ]) {
      await visit(`${address}?${query}`);
      expect(await count(/^\d+ entries$/)).toBeVisible();
      expect((await shown()).length).toBeGreaterThan(0);
    }
  });

  it('[F5] the audit log shows an error for a filter value that is not a date', async () => {
    renderLog('?auditFrom=yesterday');
    await shown();
    expect(bar().getByText('Invalid date. The value is ignored.')).toBeVisible();
    expect(bar().getByLabelText('From')).toBeInvalid();
    expect(bar().getByLabelText('To')).toBeValid();
  });

  it('[F5] the audit log offers “Clear filters” if no entry matches', async () => {
    const { user, location } = renderLog('?period=1y&audit=refinery&auditPortal=vendor');
    expect(await screen.findByText('No matching entries')).toBeVisible();
    expect(screen.getByText('No audit entries match these filters.')).toBeVisible();
    expect(bar().getByRole('status')).toHaveTextContent(/^0 of \d+ entries$/);
    const [first] = screen.getAllByRole('button', { name: 'Clear filters' });
    await user.click(first as HTMLElement);
    expect((await shown()).length).toBeGreaterThan(0);
    expect(location()).toBe(`${address}?period=1y`);
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('[F5] the audit log exports only the filtered entries, newest first, and names the filters in the file name', async () => {
    const files = handedOut();
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const { user, unmount } = renderLog('?auditPerson=Nadia+Rahman&auditTo=2024-07-22');
    const entries = await shown();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    unmount();
    const [link] = click.mock.contexts as HTMLAnchorElement[];
    expect(link?.download).toMatch(/^audit-log_person-nadia-rahman_to-2024-07-22_/);
    const [, ...rows] = ((await files[0]?.text()) ?? '').trimEnd().split('\r\n');
    expect(rows).toHaveLength(entries.length);
    const moments = rows.map((row) => row.split(',')[1] ?? '');
    expect(moments).toEqual(moments.toSorted().reverse());
    for (const row of rows) expect(row).toContain('Nadia Rahman');
  });

  it('[F5] the audit log has no filters in reference mode, even if the URL contains some', async () => {
    renderLog('?auditPortal=vendor&auditPerson=Nadia+Rahman&auditFrom=yesterday', {
      workspace: createTestWorkspace({ behaviour: 'reference' }),
    });
    expect((await shown()).some((text) => text.includes('Oliver Bennett'))).toBe(true);
    expect(screen.getByRole('searchbox', { name: 'Search the audit log' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Filters|Clear)/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByText(/\d+ entries$/)).not.toBeInTheDocument();
  });
});

describe('audit log after a reset', () => {
  it('[audit] after a reset, the audit log contains the earlier entries and the reset, and can be verified', async () => {
    const workspace = createTestWorkspace();
    await workspace.run(resetWorkspace, {}, createTestSession());
    const { user } = renderLog('', { workspace });
    expect(await count(/^11 entries$/)).toBeVisible();
    expect((await shown())[0]).toContain('Reset the workspace');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Verified through entry 1.')).toBeVisible();
    expect(screen.getByText(/A complete rewrite by the device owner .+ clock/)).toBeVisible();
  });
});

it('[F5] the audit log cannot be exported before it has loaded', async () => {
  const workspace = createTestWorkspace();
  jest.spyOn(workspace.source, 'load').mockReturnValue(new Promise(() => undefined));
  renderLog('', { workspace });
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toHaveAccessibleDescription(
    'The audit log is still loading. Try again in a moment.',
  );
});

describe('audit log details', () => {
  const note = 'Possible match with the OFAC list.';

  it('[F5] a search of the audit log for “all” can be cleared if it finds nothing', async () => {
    const { user } = renderLog('');
    await shown();
    await user.type(bar().getByRole('searchbox'), 'all');
    expect(await screen.findByText('No audit entries match “all”.')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Clear filters' }));
    expect((await shown()).length).toBeGreaterThan(0);
  });

  it.each(['client', 'vendor'] as const)(
    '[R29, policy, PR3] the %s portal neither shows nor exports details of the audit log, and says who may see them',
    async (portal) => {
      const { user } = renderLog('', { portal });
      const entries = await shown();
      expect(entries.join()).toContain('Rejected the dip test');
      expect(entries.join()).not.toContain('Held for compliance review');
      expect(entries.join()).not.toContain(note);
      expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
      expect(screen.getByText(/Admin, Legal, Banking and Regulator portals/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Verify' })).not.toHaveAttribute('aria-disabled');
      await user.type(bar().getByRole('searchbox'), 'OFAC');
      expect(await screen.findByText('No matching entries')).toBeVisible();
    },
  );

  it.each(['admin', 'law_firm', 'banking', 'regulator'] as const)(
    '[policy, PR3] the %s portal shows details of the audit log',
    async (portal) => {
      renderLog('?audit=OFAC', { portal });
      expect((await shown()).join()).toContain(note);
      expect(screen.getByRole('button', { name: 'Export CSV' })).not.toHaveAttribute(
        'aria-disabled',
      );
    },
  );

  it('[policy] every portal shows details of the audit log in reference mode', async () => {
    renderLog('', { portal: 'client', workspace: createTestWorkspace({ behaviour: 'reference' }) });
    expect((await shown()).join()).toContain(note);
    expect(screen.getByRole('button', { name: 'Export CSV' })).not.toHaveAttribute('aria-disabled');
  });
});
