import { screen, waitFor, within } from '@testing-library/react';
import { type Process } from 'shared-kernel/domain/process';
import { processes } from 'shared-kernel/testing/records';
import { createTestWorkspace, renderWithProviders } from 'shared-kernel/testing';
import { orderedMilestones } from './milestone-order';
import { ProcessManagement } from './process-management';

const live = (records?: { readonly processes: readonly Process[] }) =>
  createTestWorkspace({ ...(records && { records }) });

const open = (id: string, options = {}) =>
  renderWithProviders(<ProcessManagement />, {
    route: `/?process=${id}`,
    workspace: live(),
    ...options,
  });

const stored = async (workspace: ReturnType<typeof live>, id: string) => {
  const process = (await workspace.source.get('processes', id))?.record;
  if (!process) throw new Error(id);
  return process;
};

/** A process whose next milestone is a dip test with nothing left to meet. */
const atDipTest = (): Process => {
  const [sample] = processes;
  if (!sample) throw new Error('no sample');
  const [received, ...later] = sample.milestones.slice(0, 4);
  if (!received) throw new Error('no milestones');
  const milestones = [
    received,
    ...later.map(({ id, name, kind, dueDate, requirements }) => {
      const isTest = kind === 'dip_test';
      return {
        id,
        kind,
        dueDate,
        name: isTest ? 'Dip test' : name,
        status: isTest ? ('in-progress' as const) : ('pending' as const),
        requirements: isTest ? [] : requirements.map(({ label }) => ({ label, met: false })),
        alerts: [],
        assignedTo: '',
        documents: [],
      };
    }),
  ];
  return { ...sample, currentMilestone: milestones[1]?.id ?? '', milestones };
};

describe('completing a milestone', () => {
  it('[PM3] waits until every requirement is met, and then moves on', async () => {
    const { user, workspace } = open('PF-2024-007');
    const complete = await screen.findByRole('button', { name: 'Complete milestone' });
    expect(complete).toHaveAccessibleDescription(/^Still to be met: Closing set complete/);
    await user.click(screen.getByRole('checkbox', { name: 'Closing set complete' }));
    await waitFor(() => expect(screen.queryByText(/^Still to be met/)).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'Complete milestone' }));

    await waitFor(async () =>
      expect(
        (await stored(workspace, 'PF-2024-007')).milestones.find(
          ({ kind }) => kind === 'documentation_filed',
        ),
      ).toMatchObject({ status: 'completed', completedDate: '2024-07-22' }),
    );
    expect(
      await screen.findByRole('checkbox', { name: 'Client confirmed receipt' }),
    ).not.toBeChecked();
  });

  it('[PM5, PM6] brings a re-test after a rejected dip test and delays what follows', async () => {
    const process = atDipTest();
    const { user, workspace } = open(process.id, { workspace: live({ processes: [process] }) });

    await user.click(await screen.findByRole('button', { name: 'Reject test' }));

    expect(await screen.findByText('Dip test rejected then re-test required')).toBeVisible();
    const milestones = orderedMilestones(await stored(workspace, process.id));
    expect(milestones.map(({ name, status }) => [name, status])).toEqual([
      ['Batch received', 'completed'],
      ['Dip test rejected then re-test required', 'completed'],
      ['Re-test', 'in-progress'],
      ['Quality inspection', 'delayed'],
      ['Lab processing', 'delayed'],
    ]);
    expect(screen.getByRole('list', { name: 'Requirements of Re-test' })).toBeVisible();
  });

  it('[PM5] confirms a dip test', async () => {
    const process = atDipTest();
    const { user } = open(process.id, { workspace: live({ processes: [process] }) });
    await user.click(await screen.findByRole('button', { name: 'Confirm test' }));
    const milestones = within(await screen.findByRole('list', { name: 'Milestones' }));
    expect(await milestones.findByText('Dip test confirmed')).toBeVisible();
    expect(milestones.queryByText('Re-test')).not.toBeInTheDocument();
  });

  it('[B3] is not offered in the sample', async () => {
    open('PF-2024-007', { workspace: createTestWorkspace({ behaviour: 'reference' }) });
    await screen.findByRole('list', { name: 'Milestones' });
    expect(screen.queryByRole('button', { name: 'Complete milestone' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('[B3] is refused to the regulator, with the reason', async () => {
    open('PF-2024-007', { portal: 'regulator' });
    const complete = await screen.findByRole('button', { name: 'Complete milestone' });
    expect(complete).toHaveAttribute('aria-disabled', 'true');
    expect(complete).toHaveAccessibleDescription(/read-only/);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('a new process', () => {
  it('[PM1, PM6] is planned from the milestone sequence and opens', async () => {
    const { user, workspace, location } = open('');
    await user.click(await screen.findByRole('button', { name: 'New Process' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Jet fuel to Bergen');
    await user.click(dialog.getByRole('combobox', { name: 'Client' }));
    await user.click(await screen.findByTitle('Northwind Petroleum'));
    await user.type(dialog.getByRole('textbox', { name: 'Assigned to' }), 'Priya Nair');
    await user.type(dialog.getByRole('spinbutton', { name: 'Value' }), '2500000');
    await user.click(dialog.getByRole('button', { name: 'Create process' }));

    expect(await screen.findByRole('region', { name: 'Jet fuel to Bergen' })).toBeVisible();
    expect(location()).toBe('/?process=PF-2024-010');
    const process = await stored(workspace, 'PF-2024-010');
    expect(process).toMatchObject({
      client: 'Northwind Petroleum',
      status: 'active',
      startDate: '2024-07-22',
      value: 2_500_000,
    });
    expect(process.milestones).toHaveLength(15);
  });

  it('[PM1] is asked about before it is thrown away, and outlives a lost page', async () => {
    const ask = async ({ user }: ReturnType<typeof open>) => {
      await user.click(await screen.findByRole('button', { name: 'New Process' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'New process' }));
      return dialog.getByRole('textbox', { name: 'Name' });
    };
    const lost = open('');
    await lost.user.type(await ask(lost), 'Jet fuel');
    await lost.user.keyboard('{Escape}');
    await lost.user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    lost.unmount();

    const again = open('');
    expect(await ask(again)).toHaveValue('Jet fuel');
    await again.user.keyboard('{Escape}');
    await again.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    again.unmount();
    expect(await ask(open(''))).toHaveValue('');
  });

  it('[PM1] names what is missing beside its field', async () => {
    const { user } = open('');
    await user.click(await screen.findByRole('button', { name: 'New Process' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Create process' }));
    expect(await dialog.findByText('Name is required')).toBeVisible();
    expect(dialog.getByText('Client is required')).toBeVisible();
    expect(dialog.getByText('Assignee is required')).toBeVisible();
  });
});
