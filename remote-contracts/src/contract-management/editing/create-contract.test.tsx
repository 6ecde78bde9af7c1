import { screen, waitFor, within } from '@testing-library/react';
import type { Client } from 'shared-kernel/domain/client';
import { clients as createSampleClients } from 'shared-kernel/testing/records';
import { waiverText } from './waiver';
import { findContractCard, findDialog, findFigure, openContracts } from '../test-contracts';

type Opened = ReturnType<typeof openContracts>;

async function openCreate({ user }: Opened) {
  await user.click(await screen.findByRole('button', { name: 'Create contract' }));
  return screen.findByRole('dialog', { name: 'Create contract' });
}

async function submit({ user }: Opened) {
  const dialog = screen.getByRole('dialog', { name: 'Create contract' });
  await user.click(within(dialog).getByRole('button', { name: 'Create contract' }));
}

async function openWaiver(opened: Opened) {
  const dialog = await openCreate(opened);
  await opened.user.click(within(dialog).getByRole('checkbox', { name: /Legal review required/ }));
  await submit(opened);
  return findDialog(waiverText.title);
}

const newest = async ({ workspace }: Opened) => (await workspace.source.list('contracts')).at(-1);

const waiverNote = async ({ workspace }: Opened) =>
  (await workspace.source.list('auditEntries')).find(({ action }) => action === 'contract.waive')
    ?.note;

const suggestions = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the fields of a contract', () => {
  it('[C8] shows an error for a title of 201 characters and does not shorten it', async () => {
    const opened = openContracts();
    const dialog = await openCreate(opened);
    const title = within(dialog).getByRole('textbox', { name: 'Title' });
    await opened.user.click(title);
    await opened.user.paste('x'.repeat(201));
    await submit(opened);
    await waitFor(() =>
      expect(title).toHaveAccessibleDescription('At most 200 characters, not 201'),
    );
    expect(title).toHaveValue('x'.repeat(201));
    await opened.user.type(title, '{Backspace}');
    await submit(opened);
    await waitFor(() => expect(dialog).not.toBeVisible());
    expect(await newest(opened)).toMatchObject({ title: 'x'.repeat(200) });
  });
});

describe('the client field of a contract', () => {
  it('[R10, C8] suggests clients of the workspace while typing and accepts any other name @deep', async () => {
    const opened = openContracts();
    const dialog = await openCreate(opened);
    const client = within(dialog).getByRole('combobox', { name: 'Client' });
    await opened.user.click(client);
    await waitFor(() => expect(suggestions().length).toBeGreaterThan(2));
    await opened.user.type(client, 'MER');
    await waitFor(() => expect(suggestions()).toEqual(['Meridian Energy Partners']));
    await opened.user.type(client, ' <b>Ltd</b>');
    await waitFor(() => expect(client).toHaveAttribute('aria-expanded', 'false'));
    await submit(opened);
    await findContractCard('Untitled contract');
    expect(await newest(opened)).toMatchObject({ client: 'MER <b>Ltd</b>' });
  });

  it('[C8] shows markup in a suggested client as plain text @deep', async () => {
    const [first] = createSampleClients as [Client];
    const companyName = '<img src=x onerror=alert(1)> & "Sons"';
    const opened = openContracts({ records: { clients: [{ ...first, companyName }] } });
    const dialog = await openCreate(opened);
    const client = within(dialog).getByRole('combobox', { name: 'Client' });
    await opened.user.click(client);
    await waitFor(() => expect(suggestions()).toEqual([companyName]));
    expect(screen.getByRole('option').querySelector('img')).toBeNull();
  });

  it('[C8] suggests at most twenty clients @deep', async () => {
    const [first] = createSampleClients as [Client];
    const many = Array.from({ length: 500 }, (_, index) => ({
      ...first,
      id: `CL-${index + 100}`,
      companyName: `Company ${String(index).padStart(3, '0')}`,
    }));
    const opened = openContracts({ records: { clients: many } });
    const dialog = await openCreate(opened);
    const client = within(dialog).getByRole('combobox', { name: 'Client' });
    await opened.user.click(client);
    await waitFor(() => expect(suggestions()).toHaveLength(20));
    await opened.user.type(client, 'company 49');
    await waitFor(() => expect(suggestions()).toHaveLength(10));
    expect(suggestions()[0]).toBe('Company 490');
  });
});

describe('creating a contract', () => {
  it('[C8, B13] an empty form creates a draft with a required review and no title', async () => {
    const opened = openContracts();
    await openCreate(opened);
    await submit(opened);
    expect(await findContractCard('Untitled contract')).toHaveTextContent('Draft');
    expect(await newest(opened)).toMatchObject({
      title: '',
      client: '',
      value: '',
      status: 'draft',
      legalReview: 'required',
      complianceFlags: [],
    });
    expect(await findFigure('Total Contracts')).toHaveTextContent('4');
  });

  it('[C8] a new contract gets the id CON-{timestamp}', async () => {
    const opened = openContracts();
    await openCreate(opened);
    await submit(opened);
    await findContractCard('Untitled contract');
    expect((await newest(opened))?.id).toMatch(/^CON-\d{13}$/);
  });

  it('[C6, B12] a required review has the specified badge “Not Required”', async () => {
    const opened = openContracts();
    await openCreate(opened);
    await submit(opened);
    expect(
      within(await findContractCard('Untitled contract')).getByText('Not Required'),
    ).toBeVisible();
  });

  it('[C8] saves the entered values and offers every contract type', async () => {
    const opened = openContracts();
    const { user } = opened;
    const dialog = await openCreate(opened);
    await user.type(
      within(dialog).getByRole('textbox', { name: 'Title' }),
      'Joint venture, Block 9',
    );
    await user.type(within(dialog).getByRole('combobox', { name: 'Client' }), 'Zambezi Hydro');
    await user.type(within(dialog).getByRole('textbox', { name: 'Value' }), '$9,000,000');
    await user.click(within(dialog).getByRole('combobox', { name: 'Type' }));
    await user.click(await screen.findByText('Joint Venture', { selector: '.ant-select-item *' }));
    await submit(opened);
    await findContractCard('Joint venture, Block 9');
    expect(await newest(opened)).toMatchObject({
      type: 'joint_venture',
      client: 'Zambezi Hydro',
      value: '$9,000,000',
    });
    expect(await findFigure('Total Value')).toHaveTextContent('$144,500,000');
  });

  it('[C4, B15] shows a value that is not an amount as entered, and says that “Total Value” excludes it', async () => {
    const opened = openContracts();
    const dialog = await openCreate(opened);
    await opened.user.type(within(dialog).getByRole('textbox', { name: 'Value' }), 'to be agreed');
    expect(within(dialog).getByText(/not included in Total Value/)).toBeVisible();
    await submit(opened);
    expect(await findContractCard('Untitled contract')).toHaveTextContent('to be agreed');
    expect(await findFigure('Total Value')).toHaveTextContent('$135,500,000');
    expect(await findFigure('Total Value')).toHaveTextContent('1 value without a valid amount');
  });

  it('[C8] shows markup in a title as plain text @deep', async () => {
    const opened = openContracts();
    const dialog = await openCreate(opened);
    const title = '<img src=x onerror=alert(1)><b>bold</b>';
    await opened.user.type(within(dialog).getByRole('textbox', { name: 'Title' }), title);
    await submit(opened);
    const card = await findContractCard(title);
    expect(within(card).queryByRole('img', { name: '' })).toBeNull();
    expect(card.querySelector('b')).toBeNull();
  });

  it('[C8] restores a partly filled contract form after its dialog was closed @deep', async () => {
    const opened = openContracts();
    const { user } = opened;
    const dialog = await openCreate(opened);
    await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), 'Half');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openCreate(opened);
    expect(within(again).getByRole('textbox', { name: 'Title' })).toHaveValue('Half');
    expect(again).toHaveTextContent('Draft restored. Not saved yet.');
    await user.click(within(again).getByRole('button', { name: 'Clear form' }));
    expect(within(again).getByRole('textbox', { name: 'Title' })).toHaveValue('');
  });
});

describe('unsaved contract after the page was closed', () => {
  it('[C8] restores a partly filled contract form after a reload, until the contract is created @deep', async () => {
    const lost = openContracts();
    const typed = within(await openCreate(lost)).getByRole('textbox', { name: 'Title' });
    await lost.user.type(typed, 'Half');
    lost.unmount();

    const again = openContracts();
    const dialog = await openCreate(again);
    expect(within(dialog).getByRole('textbox', { name: 'Title' })).toHaveValue('Half');
    await submit(again);
    await findContractCard('Half');
    again.unmount();

    const after = await openCreate(openContracts());
    expect(within(after).getByRole('textbox', { name: 'Title' })).toHaveValue('');
  });
});

describe('waiving the legal review', () => {
  it('[C9, C10] shows the whole disclaimer before the contract is created', async () => {
    const opened = openContracts();
    const waiver = await openWaiver(opened);
    for (const sentence of waiverText.disclaimer) {
      expect(within(waiver).getByText(sentence)).toBeVisible();
    }
    expect(await opened.workspace.source.list('contracts')).toHaveLength(3);
  });

  it('[C9, C10] a user can create a contract without legal review and without accepting the terms, and the record says so @deep', async () => {
    const opened = openContracts();
    const waiver = await openWaiver(opened);
    await opened.user.click(within(waiver).getByRole('button', { name: waiverText.confirm }));
    const card = await findContractCard('Untitled contract');
    expect(within(card).getByText('User Waived')).toBeVisible();
    expect(await newest(opened)).toMatchObject({
      status: 'user_waived',
      legalReview: 'waived',
      complianceFlags: ['User Waived Legal Review', 'No Legal Validation'],
    });
    expect(await waiverNote(opened)).toMatch(/User Waived.*was not ticked/);
  });

  it('[C10] records that the checkbox of the waiver was ticked', async () => {
    const opened = openContracts();
    const waiver = await openWaiver(opened);
    await opened.user.click(within(waiver).getByRole('checkbox', { name: waiverText.accept }));
    await opened.user.click(within(waiver).getByRole('button', { name: waiverText.confirm }));
    await findContractCard('Untitled contract');
    expect(await waiverNote(opened)).toMatch(/was ticked/);
  });

  it('[C9] Back in the waiver dialog returns to the contract form with all values', async () => {
    const opened = openContracts();
    const waiver = await openWaiver(opened);
    await opened.user.click(within(waiver).getByRole('button', { name: 'Back to contract' }));
    await waitFor(() => expect(screen.queryByText(waiverText.title)).toBeNull());
    expect(screen.getByRole('checkbox', { name: /Legal review required/ })).not.toBeChecked();
  });

  it('[C8, C9] in reference mode, the legal review can be waived, and three of the summary cards do not change @deep', async () => {
    const opened = openContracts({ behaviour: 'reference' });
    const waiver = await openWaiver(opened);
    await opened.user.click(within(waiver).getByRole('button', { name: waiverText.confirm }));
    await findContractCard('Untitled contract');
    expect(await findFigure('Total Contracts')).toHaveTextContent('4');
    expect(await findFigure('Total Value')).toHaveTextContent('$135,500,000');
    expect(await findFigure('Total Value')).not.toHaveTextContent('excluded');
  });
});
