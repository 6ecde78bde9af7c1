import { sampleValuesRemark } from 'shared-kernel/domain/compliance';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays } from 'shared-kernel/format';
import { processes } from 'shared-kernel/testing/records';
import { createTestWorkspace, testWorkspaceFailure } from 'shared-kernel/testing';
import { renderWithProviders, type RenderOptions } from 'shared-kernel/testing/render';
import { ProcessManagement } from './process-management';

const show = (options: RenderOptions = {}) => renderWithProviders(<ProcessManagement />, options);

const list = () => screen.findByRole('list', { name: 'Processes' });
const named = (name: RegExp) => screen.findByRole('link', { name });
const details = (name: string) => screen.findByRole('region', { name });

describe('process management', () => {
  it('[PM1] shows a skeleton while processes load @deep', () => {
    show({ workspace: createTestWorkspace({ state: 'loading' }) });
    expect(screen.getByRole('heading', { name: 'Process Management' })).toBeVisible();
    expect(screen.getByLabelText('Loading')).toBeInTheDocument();
  });

  it('[PM1] shows an error with a Retry button if processes cannot be loaded', async () => {
    show({ workspace: createTestWorkspace({ state: 'failing' }) });
    expect(await screen.findByText(testWorkspaceFailure)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  });

  it('[PM1] shows a message if there are no processes', async () => {
    show({ workspace: createTestWorkspace({ state: 'empty' }) });
    expect(await screen.findByText('No processes yet')).toBeVisible();
  });

  it('[R29, PM2, PM8] lists and counts only the company’s own processes in the vendor portal', async () => {
    const delta = 'Delta Inspection Services';
    const own = processes.filter(({ milestones }) =>
      milestones.some(({ assignedTo }) => assignedTo === delta),
    );
    expect(own.length).toBeGreaterThan(0);
    const { user } = show({ portal: 'vendor' });
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(own.length);
    await user.click(screen.getByRole('tab', { name: 'Analytics' }));
    const metrics = await screen.findByRole('list', { name: 'Process metrics' });
    const active = (some: typeof processes) =>
      some.filter(({ status }) => status === 'active').length;
    expect(metrics).toHaveTextContent(`Active processes${active(own)}`);
  });

  it('[PM1] the process screen has four tabs in the specified order, and the URL contains the open tab @deep', async () => {
    const { user, location } = show();
    await list();
    const views = within(screen.getByRole('tablist', { name: 'Process views' }));
    expect(views.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Calendar View',
      'Alerts & Notifications',
      'Analytics',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Analytics' }));
    expect(location()).toBe('/?section=analytics');
    expect(await screen.findByRole('region', { name: 'Process metrics' })).toBeVisible();
  });

  it('[R108] loads the screening rules only when a process is opened @deep', async () => {
    const workspace = createTestWorkspace();
    const { user } = show({ workspace });
    expect(await details('Letter of credit, naphtha cargo')).toBeVisible();
    const rules = () => workspace.source.queryClient.getQueryState(['screening rules'])?.status;
    expect(rules()).toBe('pending');
    await user.click(await named(/Crude transfer/));
    await waitFor(() => expect(rules()).toBe('success'));
  });

  it('[PM2, PM3] lists the processes and shows the selected one, whose id is in the URL', async () => {
    const { user, location } = show();
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(processes.length);
    expect(await details('Letter of credit, naphtha cargo')).toBeVisible();

    await user.click(await named(/Crude transfer/));
    expect(await details('Crude transfer, batch 7, Houston to Rotterdam')).toBeVisible();
    await user.click(await named(/Letter of credit/));

    expect(location()).toBe('/?process=PF-002');
    expect(await named(/Letter of credit/)).toHaveAttribute('aria-current', 'true');
    const shown = within(await details('Letter of credit, naphtha cargo'));
    expect(shown.getByText('$9,200,000')).toBeVisible();
    expect(shown.getByText('Trade Finance')).toBeVisible();
    expect(shown.getByText('Jul 31, 2024')).toBeVisible();
    expect(await shown.findByRole('link', { name: 'Gulf Horizon Trading' })).toHaveAttribute(
      'href',
      '/trustfold/dashboard/admin?tab=clients&client=CL-004',
    );
  });

  it('[PM2] the process list shows the days left for the current milestone, or the days overdue', async () => {
    show();
    expect(await named(/Letter of credit/)).toHaveTextContent('3d late');
    expect(await named(/AML audit/)).toHaveTextContent('2d left');
    expect(await named(/Crude transfer/)).toHaveTextContent('Due today');
  });

  it('[PM2] J and K move through the processes @deep', async () => {
    const { user, location } = show();
    await list();
    await user.keyboard('j');
    expect(location()).toBe('/?process=PF-004');
    await user.keyboard('k');
    expect(location()).toBe('/?process=PF-002');
  });

  const recorded = [
    expect.stringMatching(/^EscrowFundedExecuted/),
    expect.stringMatching(/^MilestoneConfirmedExecuted/),
    expect.stringMatching(/^DeadlineMetExecuted/),
    expect.stringMatching(/^ReleaseRevertedReverted/),
    expect.stringMatching(/^ReTestRequestedPending.*Unconfirmed/),
  ];
  const itemsOf = async (name: string) =>
    within(await screen.findByRole('list', { name })).getAllByRole('listitem');
  const textsOf = async (name: string) => (await itemsOf(name)).map((item) => item.textContent);

  it('[PM2, R53] a process shows messages above smart contract records, and both lists are sorted newest first', async () => {
    show({ route: '/?process=PF-001' });
    expect(await screen.findByRole('region', { name: 'Communication timeline' })).toBeVisible();
    expect(await textsOf('Communications')).toEqual([
      expect.stringMatching(/^Re-test agreed/),
      expect.stringMatching(/^Dip test rejected/),
      expect.stringMatching(/^Certificate of analysis/),
      expect.stringMatching(/^Dip test confirmed/),
      expect.stringMatching(/^Batch 7 received/),
    ]);
    expect(await textsOf('Smart contract records')).toEqual(recorded.toReversed());
    const [shown, printed, ...others] = screen.getAllByText(sampleValuesRemark);
    expect(shown).toBeVisible();
    expect(printed?.closest('section')).toHaveTextContent('Smart contract records');
    expect(others).toEqual([]);
    expect(screen.getByRole('button', { name: 'Copy hash of EscrowFunded' })).toBeVisible();
  });

  it('[R54, PM2] a new message is at the top of the process timeline, with its author and time', async () => {
    const { user } = show({ route: '/?process=PF-001' });
    await user.click(await screen.findByRole('button', { name: 'Write a message' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Message: / }));
    await user.type(dialog.getByRole('textbox', { name: /Subject/ }), 'Barge delayed');
    await user.type(dialog.getByRole('textbox', { name: /Message/ }), 'It arrives on Friday.');
    await user.click(dialog.getByRole('button', { name: 'Add message' }));
    await waitFor(async () => expect(await textsOf('Communications')).toHaveLength(6));
    const [written] = await textsOf('Communications');
    expect(written).toMatch(
      /^Barge delayed.*Message from .+ to all parties, .*It arrives on Friday/,
    );
  });

  it('[R54, policy] hides the message form in a portal that is not involved in the process', async () => {
    show({ route: '/?process=PF-001', portal: 'banking' });
    expect(await textsOf('Communications')).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Write a message' })).not.toBeInTheDocument();
  });

  it('[PM2] a process shows messages and smart contract records in their stored order in reference mode @deep', async () => {
    show({
      route: '/?process=PF-001',
      workspace: createTestWorkspace({ behaviour: 'reference' }),
    });
    expect(await screen.findByRole('region', { name: 'Communication timeline' })).toBeVisible();
    expect(await itemsOf('Communications')).toHaveLength(5);
    expect(await textsOf('Smart contract records')).toEqual(recorded);
  });

  it('[PM6] a process shows the sixteen milestones of the sample in order', async () => {
    const { user } = show({ route: '/?process=PF-001' });
    const milestones = await screen.findByRole('list', { name: 'Milestones' });
    const fold = screen.getByRole('button', { name: /^\d+ completed milestones$/ });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(within(milestones).getByText('Batch received')).not.toBeVisible();
    await user.click(fold);
    expect(within(milestones).getByText('Batch received')).toBeVisible();
    const names = Array.from(
      milestones.children,
      (milestone) => milestone.querySelector('.head > span')?.textContent,
    );
    expect(names).toEqual([
      'Batch received',
      'Dip test confirmed',
      'Quality inspection',
      'Lab processing',
      'Lab analysis due',
      'Critical deadline',
      'Dip test rejected then re-test required',
      'Next: Re-test approved',
      'Transport prep',
      'Transport authorised',
      'Delivery start',
      'Delivery complete',
      'Final dip test',
      'Settlement',
      'Documentation filed',
      'Closed',
    ]);
  });

  it('[PM2] shows a message for an unknown process, with a link to the list @deep', async () => {
    const { user, location } = show({ route: '/?process=PF-0000-000' });
    expect(await screen.findByText('Process not found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to all processes' }));
    expect(location()).toBe('/');
    expect(await details('Letter of credit, naphtha cargo')).toBeVisible();
  });

  it('[PM3] warns about milestones that were completed out of order @deep', async () => {
    const [sample] = processes;
    if (!sample) throw new Error('no sample');
    const muddled = {
      ...sample,
      milestones: sample.milestones.map((milestone) =>
        milestone.kind === 'settlement'
          ? { ...milestone, status: 'completed' as const, completedDate: '2024-07-20' }
          : milestone,
      ),
    };
    show({ workspace: createTestWorkspace({ records: { processes: [muddled] } }) });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Settlement completed before an earlier milestone.',
    );
  });
});

const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const bar = () => screen.findByRole('toolbar', { name: 'Selected processes' });

describe('selected processes', () => {
  it('[PM2, bulk] processes can be selected individually or as a range, and Escape deselects them @deep', async () => {
    const { user } = show();
    const [first, , third] = within(await list()).getAllByRole('checkbox');
    await user.click(first ?? document.body);
    await user.keyboard('{Shift>}');
    await user.click(third ?? document.body);
    await user.keyboard('{/Shift}');
    expect(await bar()).toHaveTextContent('3 selected');
    within(await bar())
      .getByRole('button', { name: 'Deselect' })
      .focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('[PM2, bulk] the X key selects a process, and a click on its checkbox does not open it @deep', async () => {
    const { user, location } = show();
    await list();
    await user.keyboard('xjx');
    expect(await bar()).toHaveTextContent('2 selected');
    const { length } = location();
    await user.click(await box(/Letter of credit/));
    expect(location()).toHaveLength(length);
  });

  it('[PM4, export, bulk] the selected processes can be exported as a table or as an iCalendar file @deep', async () => {
    const { user } = show();
    await user.click(await box(/Letter of credit/));
    const actions = within(await bar());
    expect(actions.getByRole('button', { name: 'Export selected' })).toBeEnabled();
    expect(actions.getByRole('button', { name: 'Download .ics' })).toBeEnabled();
  });

  it('[PM3, bulk] postpones all selected processes with one reason', async () => {
    const { user, workspace } = show({ route: '/?status=active' });
    const before = (await workspace.source.get('processes', 'PF-002'))?.record;
    await user.click(await box(/Letter of credit, naphtha/));
    await user.click(within(await bar()).getByRole('button', { name: 'Postpone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Postpone 1 process' }));
    await user.type(dialog.getByRole('spinbutton', { name: 'Days to postpone' }), '3');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The port is closed');
    await user.click(dialog.getByRole('button', { name: 'Postpone' }));
    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
    expect((await workspace.source.get('processes', 'PF-002'))?.record).toMatchObject({
      estimatedCompletion: addDays(before?.estimatedCompletion ?? '', 3),
    });
  });

  it('[R43, PM3, bulk] the Postpone dialog lists selected processes that are already completed, and can deselect them', async () => {
    const { user } = show({ route: '/?view=table' });
    const over = processes.find(({ status }) => status === 'completed')?.name ?? '';
    await user.click(await screen.findByRole('checkbox', { name: `Select ${over}` }));
    await user.click(screen.getByRole('checkbox', { name: /Letter of credit, naphtha/ }));
    await user.click(within(await bar()).getByRole('button', { name: 'Postpone' }));
    const name = 'Postpone: not possible for 1 of 2 rows';
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.getByRole('listitem')).toHaveTextContent(`${over}This process is completed.`);
    await user.click(dialog.getByRole('button', { name: 'Deselect this row' }));
    expect(within(await bar()).getByRole('status')).toHaveTextContent('1 selected');
    expect(screen.getByRole('checkbox', { name: `Select ${over}` })).not.toBeChecked();
  });

  it('[R117, PM3, policy, bulk] offers Postpone only in the admin portal, and explains in other portals why it is unavailable', async () => {
    const { user, unmount } = show({ route: '/?status=completed' });
    const [first] = within(await list()).getAllByRole('checkbox');
    await user.click(first ?? document.body);
    const postpone = within(await bar()).getByRole('button', { name: 'Postpone' });
    expect(postpone).toHaveAccessibleDescription('This process is completed.');
    unmount();
    const vendor = show({ portal: 'vendor', route: '/?status=active' });
    const [other] = within(await list()).getAllByRole('checkbox');
    await vendor.user.click(other ?? document.body);
    expect(within(await bar()).getByRole('button', { name: 'Export selected' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Postpone' })).toBeNull();
  });

  it('[bulk] hides bulk actions in reference mode', async () => {
    show({ workspace: createTestWorkspace({ behaviour: 'reference' }) });
    expect(within(await list()).queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('process filter', () => {
  it('[PM1] lists processes that match all filters, and the URL contains the filters', async () => {
    const { user, location } = show();
    await list();
    const filter = screen.getByRole('button', { name: 'Filter' });
    expect(filter).toHaveAttribute('aria-expanded', 'false');
    await user.click(filter);
    await user.type(screen.getByRole('searchbox'), 'audit');
    await waitFor(() => expect(location()).toBe('/?filters=open&q=audit'));
    expect(await screen.findByText('3 of 10 processes')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  });

  it('[PM1] the slash key focuses the process search field, but the Filter button does not @deep', async () => {
    const { user } = show();
    await list();
    await user.keyboard('/');
    expect(await screen.findByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    const filter = screen.getByRole('button', { name: 'Filter' });
    await user.click(filter);
    await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument());
    await user.click(filter);
    expect(await screen.findByRole('searchbox')).not.toHaveFocus();
  });

  it.each([
    ['a German layout', { key: '/', code: 'Digit7', shiftKey: true }],
    ['a Russian layout', { key: '.', code: 'Slash' }],
  ])('[R14, PM1] the slash key on %s opens the process filters @deep', async (_layout, init) => {
    show();
    await list();
    fireEvent.keyDown(document.body, init);
    expect(await screen.findByRole('searchbox')).toHaveFocus();
  });

  it('[PM1] the slash key does not open the process filters in reference mode', async () => {
    const { user } = show({ workspace: createTestWorkspace({ behaviour: 'reference' }) });
    await list();
    await user.keyboard('/');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('[PM1] opens the filter panel if the URL contains a filter, and can clear the filter @deep', async () => {
    const { user } = show({ route: '/?type=fuel-transfer&priority=low&status=active' });
    expect(await screen.findByText('1 of 10 processes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(processes.length);
  });

  it('[PM1] explains why no process is listed', async () => {
    show({ route: '/?q=nobody' });
    expect(await screen.findByText('No processes match')).toBeVisible();
  });
});

describe('buttons in reference mode', () => {
  it('[PM1] “Filter”, “Export” and “New Process” do nothing in reference mode @deep', async () => {
    const { user, location } = show({
      workspace: createTestWorkspace({ behaviour: 'reference' }),
      route: '/?q=audit',
    });
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(processes.length);
    for (const name of ['Filter', 'Export', 'New Process']) {
      await user.click(screen.getByRole('button', { name }));
      expect(location()).toBe('/?q=audit');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    }
  });
});
