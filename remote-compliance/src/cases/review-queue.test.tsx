import { screen, waitFor, within } from '@testing-library/react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { createTestWorkspace, testWorkspaceFailure, type Workspace } from 'shared-kernel/testing';
import { complianceRecords } from 'shared-kernel/testing/records';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { ComplianceScore } from '../compliance-score/compliance-score';
import { caseCauseDisplay } from './case-labels';
import { createTestCase } from './testing/test-case';

const subject = { kind: 'client', id: complianceRecords[0]?.id ?? '', part: 'aml' } as const;
const later = createTestCase({ id: 'RC-9', name: 'AML of Later', due: '2024-08-30', subject });
const sooner = createTestCase({ id: 'RC-8', name: 'AML of Sooner', due: '2024-07-01', subject });

const workspaceOf = (cases: readonly ReviewCase[]) =>
  createTestWorkspace({
    records: { cases, clients: [], complianceRecords: [], transactions: [], processes: [] },
  });

const open = (workspace: Workspace, portal: PortalKey, query = '') =>
  renderWithProviders(<ComplianceScore />, {
    workspace,
    portal,
    route: `/trustfold/dashboard/${portal}?tab=compliance&work=queue&view=table${query}`,
    path: '/trustfold/dashboard/:portalType',
  });

const button = (name: string) => screen.findByRole('button', { name });

describe('the review queue', () => {
  it('[cases] shows the review queue beside the client cards in live mode, but not in reference mode @deep', async () => {
    const { unmount } = renderWithProviders(<ComplianceScore />);
    const tab = (name: RegExp) => screen.findByRole('tab', { name });
    expect(await tab(/^Clients \d+$/)).toHaveAttribute('aria-selected', 'true');
    expect(await tab(/^Review queue \d+$/)).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByRole('heading', { name: 'Compliance Score Engine' })).toBeVisible();
    unmount();
    renderWithProviders(<ComplianceScore />, {
      workspace: createTestWorkspace({ behaviour: 'reference' }),
      route: '/?work=queue',
    });
    expect(await screen.findByRole('list', { name: 'Compliance records' })).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('[R67] orders review cases by due date, then by amount, and shows client and cause in each row', async () => {
    const payment = { kind: 'transaction', id: 'TX-1' } as const;
    const of = (name: string, changes: Partial<ReviewCase>) =>
      createTestCase({
        id: `RC-${name}`,
        name,
        subject: payment,
        cause: 'compliance_review',
        ...changes,
      });
    open(
      workspaceOf([
        of('small', { due: '2024-08-01', amount: 10 }),
        of('large', { due: '2024-08-01', amount: 900 }),
        of('first', { due: '2024-07-30' }),
      ]),
      'banking',
    );
    const table = await screen.findByRole('table', { name: 'Review cases' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'firstAtlas · Compliance Review',
      'largeAtlas · Compliance Review',
      'smallAtlas · Compliance Review',
    ]);
    expect(screen.getByRole('heading', { name: 'Review queue' })).toBeVisible();
  });

  it('[R120] the review queue shows its main action in the screen header', async () => {
    open(workspaceOf([sooner]), 'banking');
    const assign = await screen.findByRole('button', { name: 'Assign next to me' });
    expect(assign.closest('header')).toHaveTextContent('Review queue');
    expect(assign).toHaveClass('ant-btn-primary');
    const bar = within(screen.getByRole('search', { name: 'Filter review cases' }));
    expect(bar.getByRole('button', { name: 'Views' })).toBeVisible();
    expect(bar.queryByRole('button', { name: 'Assign next to me' })).toBeNull();
  });

  it('[R67, R118] shows each review case as a card with client, cause and due date', async () => {
    const { user, location } = open(workspaceOf([sooner]), 'banking');
    await user.click(await screen.findByRole('radio', { name: 'Cards' }));
    const card = within(await screen.findByRole('article', { name: 'AML of Sooner' }));
    for (const text of ['Atlas', 'Jul 1, 2024', 'Overdue'])
      expect(card.getByText(text)).toBeVisible();
    expect(card.getByText(caseCauseDisplay[sooner.cause].label)).toBeVisible();
    await user.click(card.getByRole('link', { name: 'AML of Sooner' }));
    expect(location()).toContain('review=RC-8');
  });

  it('[R65] the review queue lists open cases and decisions to approve, but not cases that wait for other people', async () => {
    const decisions = [
      {
        by: 'banking' as const,
        name: 'Tan Mei Ling',
        personId: 'PER-004',
        at: '2024-07-22T08:00:00.000Z',
        outcome: 'confirmed' as const,
        reason: 'It is them',
        facts: '',
      },
    ];
    const waiting = createTestCase({ id: 'RC-7', name: 'AML of Waiting', subject, decisions });
    const { unmount } = open(workspaceOf([sooner, waiting]), 'banking');
    const table = await screen.findByRole('table', { name: 'Review cases' });
    expect(table).not.toHaveTextContent('AML of Waiting');
    unmount();
    open(workspaceOf([sooner, waiting]), 'admin');
    expect(await screen.findByText('AML of Waiting')).toBeVisible();
    expect(screen.getByText('Waiting for approval by Nadia Rahman')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Review queue 2' })).toBeVisible();
  });

  it('[cases] shows a message if the review queue is empty, and an error if it fails to load @deep', async () => {
    const { unmount } = open(workspaceOf([]), 'banking');
    expect(await screen.findByText('No review cases yet')).toBeVisible();
    unmount();
    open(createTestWorkspace({ state: 'failing' }), 'banking');
    expect(await screen.findByRole('alert')).toHaveTextContent(testWorkspaceFailure);
  });

  it('[cases] the review queue shows a skeleton while it loads and while due review cases are being opened', async () => {
    const { unmount } = open(createTestWorkspace({ state: 'loading' }), 'banking');
    expect(await screen.findByRole('status', { name: 'Loading rows' })).toBeVisible();
    unmount();
    const workspace = workspaceOf([]);
    const never = new Promise<never>(() => undefined);
    jest.spyOn(workspace.source, 'withWriteLock').mockReturnValue(never);
    open(workspace, 'banking');
    await waitFor(() => expect(workspace.source.peek('cases')).toEqual([]));
    expect(await screen.findByRole('status', { name: 'Loading rows' })).toBeVisible();
    expect(screen.queryByText('No review cases yet')).not.toBeInTheDocument();
  });

  it('[cases, R76] a link to an unknown review case shows an error only after due cases have been opened', async () => {
    const { unmount } = open(workspaceOf([]), 'banking', '&review=RC-7');
    expect(await screen.findByText('Review case not found')).toBeVisible();
    unmount();
    const workspace = workspaceOf([]);
    const never = new Promise<never>(() => undefined);
    jest.spyOn(workspace.source, 'withWriteLock').mockReturnValue(never);
    open(workspace, 'banking', '&review=RC-7');
    const drawer = await screen.findByRole('dialog', { name: 'Review case' });
    await waitFor(() => expect(workspace.source.peek('cases')).toEqual([]));
    expect(await within(drawer).findByRole('status', { name: /^Loading/ })).toBeVisible();
    expect(screen.queryByText('Review case not found')).not.toBeInTheDocument();
  });

  it('[cases, CO4] the menu of a review case has actions for the evidence pack and the due date @deep', async () => {
    const { user } = open(workspaceOf([sooner]), 'admin', '&review=RC-8');
    await user.click(await button('More'));
    expect(await screen.findByText('Evidence pack')).toBeVisible();
    await user.click(await screen.findByText('Change due date'));
    const form = await screen.findByRole('form', { name: 'Change due date' });
    await waitFor(() => expect(within(form).getByLabelText(/^Due/)).toHaveValue('07/01/2024'));
  });

  it('[cases] two people assign, decide and approve a review case with only the keyboard @deep', async () => {
    const workspace = workspaceOf([later, sooner]);
    const first = open(workspace, 'banking');
    const table = await screen.findByRole('table', { name: 'Review cases' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => /of (Sooner|Later)/.exec(row.textContent)?.[1])).toEqual([
      'Sooner',
      'Later',
    ]);
    await first.user.keyboard('t');
    const drawer = await screen.findByRole('dialog', { name: 'AML of Sooner' });
    expect(await within(drawer).findByText('Tan Mei Ling')).toBeVisible();
    await first.user.keyboard('d');
    const form = await screen.findByRole('form', { name: 'Submit decision' });
    await first.user.click(within(form).getByRole('radio', { name: /^False positive/ }));
    await first.user.type(within(form).getByRole('textbox'), 'Another person');
    await first.user.click(within(form).getByRole('button', { name: 'Submit decision' }));
    expect(await button('Approve')).toHaveAccessibleDescription(/^You submitted this decision/);
    first.unmount();

    const second = open(workspace, 'admin', '&review=RC-8');
    await second.user.click(await button('Approve'));
    await second.user.click(await button('Approve decision'));
    await waitFor(async () => {
      const kept = (await workspace.source.get('cases', sooner.id))?.record;
      expect(kept?.decisions).toMatchObject([{ by: 'banking', end: { by: 'admin' } }]);
    });
  });

  it('[R117, cases, policy] the regulator can read and export review cases, but cannot assign or select them', async () => {
    open(workspaceOf([sooner]), 'regulator');
    expect(await button('Export')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Assign next to me' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('[cases, bulk] assigns several review cases to one person', async () => {
    const workspace = workspaceOf([later, sooner]);
    const { user } = open(workspace, 'admin');
    await user.click(await screen.findByRole('checkbox', { name: /Sooner/ }));
    await user.click(screen.getByRole('checkbox', { name: /Later/ }));
    await user.click(await button('Assign to Tan Mei Ling'));
    await waitFor(async () => {
      const owners = (await workspace.source.list('cases')).map(({ owner }) => owner);
      expect(owners).toEqual(['banking', 'banking']);
    });
  });

  it('[R43, cases, bulk] names the review case that cannot be assigned, and assigns the rest', async () => {
    const workspace = workspaceOf([{ ...later, owner: 'banking' }, sooner]);
    const { user } = open(workspace, 'admin');
    await user.click(await screen.findByRole('checkbox', { name: /Sooner/ }));
    await user.click(screen.getByRole('checkbox', { name: /Later/ }));
    await user.click(await button('Assign to Tan Mei Ling'));
    const name = 'Assign to Tan Mei Ling: not possible for 1 of 2 rows';
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.getByRole('listitem')).toHaveTextContent(
      'AML of LaterThe review case is already assigned to this person.',
    );
    await user.click(dialog.getByRole('button', { name: 'Assign the other one' }));
    await waitFor(async () => {
      expect((await workspace.source.get('cases', sooner.id))?.record.owner).toBe('banking');
    });
    expect(screen.getByRole('checkbox', { name: /Later/ })).toBeChecked();
  });
});
