import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Process } from 'shared-kernel/domain/process';
import { processes } from 'shared-kernel/testing/records';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { sortMilestones } from './rules/milestone-order';
import { ProcessManagement } from './process-management';

/** Only three processes are used, because every listed process slows the test down. */
const few = processes.filter(({ id }) => ['PF-001', 'PF-007', 'PF-011'].includes(id));

const live = (records: { readonly processes: readonly Process[] } = { processes: few }) =>
  createTestWorkspace({ records });

const open = (id: string, options = {}) =>
  renderWithProviders(<ProcessManagement />, {
    route: `/?process=${id}`,
    workspace: live(),
    ...options,
  });

const withVendor = () =>
  live({
    processes: few.map((process) => ({
      ...process,
      milestones: process.milestones.map((milestone, place, all) =>
        place === all.length - 1
          ? { ...milestone, assignedTo: 'Delta Inspection Services' }
          : milestone,
      ),
    })),
  });

const stored = async (workspace: ReturnType<typeof live>, id: string) => {
  const process = (await workspace.source.get('processes', id))?.record;
  if (!process) throw new Error(id);
  return process;
};

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

const requirementBoxes = () =>
  within(screen.getByRole('list', { name: 'Milestones' })).getAllByRole('checkbox');

describe('rescheduling a milestone', () => {
  it('[PM3] rescheduling a milestone changes due date and assignee, and requires a reason', async () => {
    const { user, workspace } = open('PF-007');
    const [reschedule] = await screen.findAllByRole('button', { name: /^Reschedule / });
    await user.click(reschedule ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: /^Reschedule: / }));
    const assignee = dialog.getByRole('textbox', { name: 'Assigned to' });
    await user.clear(assignee);
    await user.type(assignee, 'Priya Nair');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Handed over');
    await user.click(dialog.getByRole('button', { name: 'Reschedule' }));
    await waitFor(async () =>
      expect(
        (await stored(workspace, 'PF-007')).milestones.find(({ status }) => status !== 'completed'),
      ).toMatchObject({ assignedTo: 'Priya Nair' }),
    );
  });

  it.each(['regulator', 'vendor'] as const)(
    '[PM3, policy] the %s portal cannot reschedule a milestone',
    async (portal) => {
      open('PF-007', { portal, workspace: withVendor() });
      expect(await screen.findByRole('list', { name: 'Milestones' })).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Reschedule / })).not.toBeInTheDocument();
    },
  );
});

describe('completing a milestone', () => {
  it('[PM3] disables completion until every requirement is met, and then shows the next milestone', async () => {
    const { user, workspace } = open('PF-007');
    const complete = await screen.findByRole('button', { name: 'Complete milestone' });
    expect(complete).toHaveAccessibleDescription(/^Open requirements: Closing set complete/);
    await user.click(screen.getByRole('checkbox', { name: 'Closing set complete' }));
    await waitFor(() => expect(screen.queryByText(/^Open requirements/)).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'Complete milestone' }));

    await waitFor(async () =>
      expect(
        (await stored(workspace, 'PF-007')).milestones.find(
          ({ kind }) => kind === 'documentation_filed',
        ),
      ).toMatchObject({ status: 'completed', completedDate: '2024-07-22' }),
    );
    expect(
      await screen.findByRole('checkbox', { name: 'Client confirmed receipt' }),
    ).not.toBeChecked();
  });

  it('[PM5, PM6] rejecting a dip test adds a re-test and delays later milestones', async () => {
    const process = atDipTest();
    const { user, workspace } = open(process.id, { workspace: live({ processes: [process] }) });

    await user.click(await screen.findByRole('button', { name: 'Reject test' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Reject the test “/ }));
    await user.click(dialog.getByRole('button', { name: 'Reject test' }));
    expect(await dialog.findByText('Enter a reason')).toBeVisible();
    expect(await stored(workspace, process.id)).toEqual(process);
    await user.type(
      dialog.getByRole('textbox', { name: 'Why is the test rejected?' }),
      'Water in the sample',
    );
    await user.click(dialog.getByRole('button', { name: 'Reject test' }));

    // The hidden print sheet contains the same text in a table cell.
    expect(
      await screen.findByText('Dip test rejected then re-test required', { ignore: 'td' }),
    ).toBeVisible();
    const milestones = sortMilestones(await stored(workspace, process.id));
    expect(milestones.map(({ name, status }) => [name, status])).toEqual([
      ['Batch received', 'completed'],
      ['Dip test rejected then re-test required', 'completed'],
      ['Re-test', 'in-progress'],
      ['Quality inspection', 'delayed'],
      ['Lab processing', 'delayed'],
    ]);
    expect(screen.getByRole('list', { name: 'Requirements of Re-test' })).toBeVisible();
  });

  it('[PM5] a passed dip test can be confirmed @deep', async () => {
    const process = atDipTest();
    const { user } = open(process.id, { workspace: live({ processes: [process] }) });
    await user.click(await screen.findByRole('button', { name: 'Confirm test' }));
    const milestones = within(await screen.findByRole('list', { name: 'Milestones' }));
    expect(await milestones.findByText('Dip test confirmed')).toBeVisible();
    expect(milestones.queryByText('Re-test')).not.toBeInTheDocument();
  });

  it('[policy] processes have no completion buttons in reference mode', async () => {
    open('PF-007', { workspace: createTestWorkspace({ behaviour: 'reference' }) });
    await screen.findByRole('list', { name: 'Milestones' });
    expect(screen.queryByRole('button', { name: 'Complete milestone' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('[policy] lets the vendor complete a milestone that is assigned to a vendor', async () => {
    open('PF-001', { portal: 'vendor' });
    const assigned = await screen.findByRole('button', {
      name: /^Complete milestone|^Confirm test/,
    });
    expect(assigned).not.toHaveAccessibleDescription(/Vendors complete/);
    expect(requirementBoxes().length).toBeGreaterThan(0);
  });

  it.each([
    ['vendor', 'Read-only: the Vendor portal cannot complete this milestone.'],
    ['banking', 'Read-only: the Banking portal cannot change processes.'],
  ] as const)(
    '[R117, policy] hides the completion buttons in the %s portal for a milestone assigned to staff, and says why',
    async (portal, reason) => {
      open('PF-007', { portal, workspace: withVendor() });
      const requirements = await screen.findByRole('list', {
        name: 'Requirements of Documentation filed',
      });
      expect(requirements).toHaveTextContent('Closing set complete');
      expect(screen.queryByRole('checkbox', { name: 'Closing set complete' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Complete milestone' })).toBeNull();
      expect(screen.getAllByText(/^Read-only/).map((line) => line.textContent.trim())).toEqual([
        reason,
      ]);
    },
  );

  it('[R117, policy] hides the completion buttons in the regulator portal, and explains why in one line', async () => {
    open('PF-007', { portal: 'regulator' });
    expect(
      await screen.findByRole('list', { name: 'Requirements of Documentation filed' }),
    ).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Closing set complete' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Complete milestone' })).toBeNull();
    expect(
      screen.getByText('Read-only: the Regulator portal cannot change processes.'),
    ).toBeVisible();
  });
});

describe('milestone documents', () => {
  const pdf = new File([createOnePagePdf('certificate')], 'Certificate.pdf', {
    type: 'application/pdf',
  });

  it('[PM3, policy] lets the vendor add and download documents of milestones assigned to vendors', async () => {
    const handedOut: string[] = [];
    jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      handedOut.push(this.download);
    });
    const { user } = open('PF-001', { portal: 'vendor' });
    await user.click(await screen.findByRole('button', { name: 'Add document' }));
    const form = within(await screen.findByRole('form', { name: 'Upload a document' }));
    await user.upload(form.getByLabelText(/^File/), pdf);
    await user.click(form.getByRole('button', { name: 'Upload' }));
    const list = await screen.findByRole('list', { name: 'Documents of Re-test approved' });
    expect(list).toHaveTextContent('Certificate.pdf');
    await user.click(within(list).getByRole('button', { name: 'Download Certificate.pdf' }));
    await waitFor(() => expect(handedOut).toEqual(['Certificate.pdf']));
  });

  it('[PM3] opening a milestone document shows a preview with a download button @deep', async () => {
    const { user } = open('PF-001');
    await user.click(await screen.findByRole('button', { name: /^\d+ completed milestones$/ }));
    const [name] = await screen.findAllByRole('button', { name: /\.pdf$/ });
    const document = name?.textContent ?? '';
    await user.click(name as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: document });
    expect(within(dialog).getByRole('button', { name: `Download ${document}` })).toBeVisible();
  });

  it('[R117, PM3, policy] users of the banking portal cannot add milestone documents', async () => {
    open('PF-001', { portal: 'banking' });
    expect(await screen.findByRole('list', { name: 'Milestones' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add document' })).toBeNull();
  });

  it('[policy] shows only the names of milestone documents in reference mode', async () => {
    open('PF-001', { workspace: createTestWorkspace({ behaviour: 'reference' }) });
    const milestones = await screen.findByRole('list', { name: 'Milestones' });
    expect(
      within(milestones).getAllByRole('list', { name: /^Documents of/ }).length,
    ).toBeGreaterThan(0);
    expect(within(milestones).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('new process', () => {
  it('[PM1, PM6] creates a process with the standard milestones and opens it', async () => {
    const { user, workspace, location } = open('');
    await user.click(await screen.findByRole('button', { name: 'New Process' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Jet fuel to Bergen');
    await user.click(dialog.getByRole('combobox', { name: 'Client' }));
    await user.click(await screen.findByRole('option', { name: 'Northwind Petroleum' }));
    await user.type(dialog.getByRole('textbox', { name: 'Assigned to' }), 'Priya Nair');
    await user.type(dialog.getByRole('spinbutton', { name: 'Value' }), '2500000');
    await user.click(dialog.getByRole('button', { name: 'Create process' }));

    expect(await screen.findByRole('region', { name: 'Jet fuel to Bergen' })).toBeVisible();
    expect(location()).toBe('/?process=PF-012');
    const process = await stored(workspace, 'PF-012');
    expect(process).toMatchObject({
      client: 'Northwind Petroleum',
      status: 'active',
      startDate: '2024-07-22',
      value: 2_500_000,
    });
    expect(process.milestones).toHaveLength(15);
  });

  it('[R1, R8, PM1] a process stores the entered value exactly, and shows all its digits @deep', async () => {
    const { user, workspace } = open('');
    await user.click(await screen.findByRole('button', { name: 'New Process' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Jet fuel to Bergen');
    await user.click(dialog.getByRole('combobox', { name: 'Client' }));
    await user.click(await screen.findByRole('option', { name: 'Northwind Petroleum' }));
    await user.type(dialog.getByRole('textbox', { name: 'Assigned to' }), 'Priya Nair');
    const value = dialog.getByRole('spinbutton', { name: 'Value' });
    await user.type(value, '1000.005');
    await user.click(dialog.getByRole('button', { name: 'Create process' }));
    await waitFor(() => expect(value).toHaveAccessibleDescription('USD has at most 2 decimals'));
    await user.type(value, '{Backspace}{Backspace}5');
    expect(value).toHaveValue('1000.05');
    await user.click(dialog.getByRole('button', { name: 'Create process' }));

    const details = await screen.findByRole('region', { name: 'Jet fuel to Bergen' });
    expect(within(details).getAllByText('$1,000.05')[0]).toBeInTheDocument();
    expect(await stored(workspace, 'PF-012')).toMatchObject({ value: 1000.05 });
  });

  it('[PM1] asks for confirmation before discarding a new process, and restores the draft after a reload @deep', async () => {
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

  it('[R6, PM1] the form for a new process shows the latest valid start date @deep', async () => {
    const { user } = open('');
    await user.click(await screen.findByRole('button', { name: 'New Process' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText(/^Start date/)).toBeEnabled());
    const start = dialog.getByLabelText(/^Start date/);
    fireEvent.change(start, { target: { value: '12/25/2199' } });
    await user.click(dialog.getByRole('button', { name: 'Create process' }));
    expect(await dialog.findByText(/^Choose Dec 16, 2199 or earlier/)).toBeVisible();
    expect(start).toBeInvalid();
  });

  it('[PM1] the form for a new process shows an error next to each empty required field', async () => {
    const { user } = open('');
    await user.click(await screen.findByRole('button', { name: 'New Process' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Create process' }));
    expect(await dialog.findByText('Name is required')).toBeVisible();
    expect(dialog.getByText('Client is required')).toBeVisible();
    expect(dialog.getByText('Assignee is required')).toBeVisible();
  });
});
