import { screen, waitFor, within } from '@testing-library/react';
import { clients } from 'shared-kernel/testing/records';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { ClientManagement } from '../client-management';

const [meridian, , atlas] = clients;
if (!meridian || !atlas) throw new Error('The sample has its clients');

type Options = Parameters<typeof renderWithProviders>[1];

const open = (route = '/', options: Options = {}) =>
  renderWithProviders(<ClientManagement />, {
    route,
    workspace: createTestWorkspace({ records: { clients: [meridian, atlas] } }),
    ...options,
  });

type User = ReturnType<typeof open>['user'];

const fill = async (user: User, form: HTMLElement, fields: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(fields)) {
    const field = within(form).getByRole('textbox', { name });
    await user.clear(field);
    if (text !== '') await user.paste(text);
  }
};

const openAddForm = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Add New Client' }));
  return screen.findByRole('form', { name: 'Add New Client' });
};

const addButton = (form: HTMLElement) => within(form).getByRole('button', { name: 'Add client' });

describe('adding a client', () => {
  it('[CL6] adds a client with its compliance record, opens its profile and shows a confirmation', async () => {
    const { user, location, workspace } = open();
    const form = await openAddForm(user);
    await fill(user, form, {
      Company: 'Ørsted Øst 能源',
      'Contact person': 'José Ñandú',
      Email: 'jose@orsted.example',
      Phone: '+45 12 34 56 78',
      Website: 'orsted.example',
    });
    await user.click(addButton(form));
    expect(await screen.findByRole('dialog', { name: 'Ørsted Øst 能源' })).toBeVisible();
    expect(location()).toBe('/?client=CL-004');
    const stored = await workspace.source.get('clients', 'CL-004');
    expect(stored?.record).toMatchObject({
      contactPerson: 'José Ñandú',
      website: 'https://orsted.example',
      complianceScore: 75,
      kycStatus: 'pending',
      currentStage: 'initiated',
    });
    const records = await workspace.source.list('complianceRecords');
    expect(records.some(({ name }) => name === 'Ørsted Øst 能源')).toBe(true);
  });

  it('[CL6] shows an error beside each invalid field of a client', async () => {
    const { user } = open();
    const form = await openAddForm(user);
    await fill(user, form, {
      Email: 'jose@',
      Phone: 'call me',
      Website: 'javascript:alert(1)',
    });
    await user.click(addButton(form));
    const says = (name: string, text: RegExp) => {
      const field = within(form).getByRole('textbox', { name });
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(text);
    };
    await waitFor(() => says('Company', /^Enter the company’s name/));
    says('Contact person', /^Enter the name of a contact person/);
    says('Email', /^Enter an email address/);
    says('Phone', /^Enter a phone number/);
    says('Website', /^Enter a web address/);
    expect(within(form).getByRole('textbox', { name: 'Company' })).toHaveFocus();
  });

  it.each(['Meridian Energy Partners', '  meridian  ENERGY partners '])(
    '[CL6] refuses to add a client with the name “%s” of an existing client @deep',
    async (company) => {
      const { user, workspace } = open();
      const form = await openAddForm(user);
      await fill(user, form, { Company: company, 'Contact person': 'B' });
      await user.click(addButton(form));
      const field = within(form).getByRole('textbox', { name: 'Company' });
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(/A client with this company name already exists/),
      );
      expect(await workspace.source.list('clients')).toHaveLength(2);
    },
  );

  it('[R57, CL6] warns about a similar client and links to it before adding the new client', async () => {
    const { user, workspace, location } = open();
    const form = await openAddForm(user);
    await fill(user, form, { Company: 'Meridian Energy', 'Contact person': 'B' });
    expect(within(form).queryByRole('link')).toBeNull();
    await fill(user, form, { Company: 'Meridian Energy Partners Ltd.' });
    const notice = await within(form).findByRole('alert');
    expect(notice).toHaveTextContent('This client may already exist');
    const link = within(notice).getByRole('link', { name: meridian.companyName });
    await user.click(addButton(form));
    await waitFor(async () => expect(await workspace.source.list('clients')).toHaveLength(3));
    expect(location()).toBe('/?client=CL-004');
    expect(link).toHaveAttribute('href', expect.stringContaining(meridian.id));
  });

  it('[CL6] asks for confirmation before discarding a partly filled client form @deep', async () => {
    const { user } = open();
    const form = await openAddForm(user);
    await fill(user, form, { Company: 'Half' });
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(within(form).getByRole('textbox', { name: 'Company' })).toHaveValue('Half');
  });

  it('[CL6] “Add New Client” does nothing in reference mode', async () => {
    const { user } = open('/', { workspace: createTestWorkspace({ behaviour: 'reference' }) });
    const button = await screen.findByRole('button', { name: 'Add New Client' });
    await user.click(button);
    expect(button).toBeEnabled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[R117, policy] the regulator portal shows a read-only notice instead of “Add New Client” and “Import”', async () => {
    open('/', { portal: 'regulator' });
    expect(
      await screen.findByText('Read-only: the Regulator portal cannot change clients.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Add New Client|Import|Edit)/ })).toBeNull();
  });
});

describe('editing a client', () => {
  it('[CL6] Edit on the card and in the profile does nothing in reference mode @deep', async () => {
    const { user } = open(`/?client=${atlas.id}`, {
      workspace: createTestWorkspace({ behaviour: 'reference' }),
    });
    await screen.findByRole('dialog', { name: atlas.companyName });
    const buttons = screen.getAllByRole('button', { name: /^Edit/, hidden: true });
    expect(buttons.length).toBeGreaterThan(1);
    for (const button of buttons) {
      expect(button).not.toHaveAttribute('aria-disabled');
      await user.click(button);
    }
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('[CL6] an edit updates the client, its card and its compliance record', async () => {
    const { user, workspace } = open();
    await user.click(await screen.findByRole('button', { name: `Edit ${atlas.companyName}` }));
    const form = await screen.findByRole('form', { name: 'Edit client' });
    await fill(user, form, { Company: 'Atlas Deep Drilling' });
    await user.click(within(form).getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('article', { name: 'Atlas Deep Drilling' });
    const record = await workspace.source.get('complianceRecords', 'CR-003');
    expect(record?.record).toMatchObject({ name: 'Atlas Deep Drilling' });
  });

  it('[CL6] restores unsaved client edits after a reload, until they are saved @deep', async () => {
    const edit = async ({ user }: ReturnType<typeof open>) => {
      await user.click(await screen.findByRole('button', { name: `Edit ${atlas.companyName}` }));
      return screen.findByRole('form', { name: 'Edit client' });
    };
    const lost = open();
    await fill(lost.user, await edit(lost), { Industry: 'Deep drilling' });
    lost.unmount();

    const again = open();
    const form = await edit(again);
    expect(within(form).getByRole('textbox', { name: 'Industry' })).toHaveValue('Deep drilling');
    expect(form).toHaveTextContent('Draft restored. Not saved yet.');
    await again.user.click(within(form).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    again.unmount();

    expect(await edit(open())).not.toHaveTextContent('Draft restored');
  });

  it('[CL6] accepts the unchanged name of a client, but not the name of another client @deep', async () => {
    const { user } = open(`/?client=${atlas.id}`);
    const profile = await screen.findByRole('dialog', { name: atlas.companyName });
    await user.click(within(profile).getByRole('button', { name: 'Edit' }));
    const form = await screen.findByRole('form', { name: 'Edit client' });
    await fill(user, form, { Company: meridian.companyName.toUpperCase() });
    await user.click(within(form).getByRole('button', { name: 'Save changes' }));
    const field = within(form).getByRole('textbox', { name: 'Company' });
    await waitFor(() => expect(field).toBeInvalid());
    await fill(user, form, { Company: atlas.companyName, Industry: 'Deep drilling' });
    await user.click(within(form).getByRole('button', { name: 'Save changes' }));
    expect(await within(profile).findByText('Deep drilling')).toBeVisible();
  });

  it('[CL6] reports that another user changed a client field while the field was being edited', async () => {
    const { user, workspace } = open(`/?client=${atlas.id}`);
    const profile = await screen.findByRole('dialog', { name: atlas.companyName });
    await user.click(within(profile).getByRole('button', { name: 'Edit' }));
    const form = await screen.findByRole('form', { name: 'Edit client' });
    await fill(user, form, { Industry: 'Mine' });
    const base = await workspace.source.get('clients', atlas.id);
    await workspace.source.withWriteLock(({ write }) =>
      write([
        { collection: 'clients', key: atlas.id, base, next: { ...atlas, industry: 'Theirs' } },
      ]),
    );
    await user.click(within(form).getByRole('button', { name: 'Save changes' }));
    await waitFor(async () =>
      expect((await workspace.source.get('clients', atlas.id))?.record.industry).toBe('Theirs'),
    );
    expect(form).toBeVisible();
    expect(within(form).getByRole('textbox', { name: 'Industry' })).toHaveValue('Mine');
  });
});

describe('a client’s score and risk', () => {
  const compliance = `/?client=${atlas.id}&section=compliance`;

  it('[CL6] score and risk can be changed only by a decision with a note, not in the client form', async () => {
    const { user, workspace } = open(compliance);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const edit = await screen.findByRole('form', { name: 'Edit client' });
    expect(within(edit).queryByRole('spinbutton')).not.toBeInTheDocument();
    await user.click(within(edit).getByRole('button', { name: 'Cancel' }));

    await user.click(screen.getByRole('button', { name: 'Change score or risk' }));
    const form = within(await screen.findByRole('form', { name: 'Score and risk' }));
    const note = form.getByRole('textbox', { name: 'Reason for the change' });
    const save = form.getByRole('button', { name: 'Save decision' });
    await user.click(save);
    await waitFor(() => expect(note).toHaveAccessibleDescription(/^Enter a reason/));
    await user.type(note, 'The audit report is in');
    const score = form.getByRole('spinbutton', { name: 'Compliance score' });
    await user.clear(score);
    await user.type(score, '60');
    await user.click(save);
    await waitFor(async () =>
      expect((await workspace.source.get('clients', atlas.id))?.record.complianceScore).toBe(60),
    );
  });

  it('[CL6] score and risk cannot be changed in reference mode @deep', async () => {
    open(compliance, { workspace: createTestWorkspace({ behaviour: 'reference' }) });
    const profile = within(await screen.findByRole('dialog', { name: atlas.companyName }));
    expect(await profile.findByRole('meter', { name: 'Compliance score' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change score or risk' })).toBeNull();
  });

  it('[CL6, policy] only Admin sees the action to change score and risk', async () => {
    open(compliance, { portal: 'law_firm' });
    expect(await screen.findByRole('region', { name: 'Compliance status' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change score or risk' })).toBeNull();
  });
});

describe('a client’s users', () => {
  const users = `/?client=${atlas.id}&section=users`;

  it('[CL6, G10] adds a user with the default permissions of their role', async () => {
    const { user } = open(users);
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    const form = await screen.findByRole('form', { name: 'Add User' });
    await fill(user, form, { Name: '王芳', Role: 'Plant Manager', Email: 'fang@atlas.example' });
    expect(form).toHaveTextContent('Default permissions for this role: View, Approve, Manage.');
    await user.click(within(form).getByRole('button', { name: 'Add user' }));
    const row = await screen.findByRole('row', { name: /王芳/ });
    expect(row).toHaveTextContent(/Plant Manager.*ViewApproveManage.*Active/);
  });

  it('[CL6] shows an error beside each invalid field of a user @deep', async () => {
    const { user } = open(users);
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    const form = await screen.findByRole('form', { name: 'Add User' });
    await fill(user, form, { Email: 'unknown' });
    await user.click(within(form).getByRole('button', { name: 'Add user' }));
    await waitFor(() => expect(within(form).getByRole('textbox', { name: 'Name' })).toBeInvalid());
    expect(within(form).getByRole('textbox', { name: 'Role' })).toBeInvalid();
    expect(within(form).getByRole('textbox', { name: 'Email' })).toBeInvalid();
  });

  it('[CL6] edits a user’s role without changing their permissions @deep', async () => {
    const { user } = open(users);
    await user.click(await screen.findByRole('button', { name: 'Edit Tyrone Banks' }));
    const form = await screen.findByRole('form', { name: 'Edit user' });
    await fill(user, form, { Role: 'President' });
    await user.click(within(form).getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(screen.getByRole('row', { name: /Tyrone Banks/ })).toHaveTextContent(
        /President.*ViewSubmitActive/,
      ),
    );
  });

  it('[CL6] “Add User” and “Edit” do nothing in reference mode @deep', async () => {
    const { user } = open(users, { workspace: createTestWorkspace({ behaviour: 'reference' }) });
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    await user.click(screen.getByRole('button', { name: 'Edit Tyrone Banks' }));
    expect(screen.queryByRole('form')).toBeNull();
  });
});
