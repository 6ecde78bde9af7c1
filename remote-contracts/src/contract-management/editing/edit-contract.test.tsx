import { screen, waitFor, within } from '@testing-library/react';
import { cardOf, openContracts } from '../test-contracts';

async function openEdit({ user }: ReturnType<typeof openContracts>, title: string) {
  await user.click(within(await cardOf(title)).getByRole('button', { name: 'Edit' }));
  return screen.findByRole('dialog', { name: `Edit ${title}` });
}

describe('editing a contract', () => {
  it('[C3, C4] changes the fields, the day of the last change and the audit log', async () => {
    const opened = openContracts();
    const dialog = await openEdit(opened, 'Crude Oil Supply Agreement');
    const title = within(dialog).getByRole('textbox', { name: 'Title' });
    await opened.user.clear(title);
    await opened.user.type(title, 'Crude Supply 2025');
    await opened.user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    expect(await cardOf('Crude Supply 2025')).toHaveTextContent('Modified Jul 22, 2024');
    const entries = await opened.workspace.source.list('auditEntries');
    expect(entries.at(-1)).toMatchObject({
      action: 'contract.edit',
      subject: { id: 'CON-1710235800000' },
    });
  });

  it('[C3] asks before it throws changes away', async () => {
    const opened = openContracts();
    const { user } = opened;
    const dialog = await openEdit(opened, 'Refinery Equipment Lease');
    await user.type(within(dialog).getByRole('combobox', { name: 'Client' }), ' Ltd');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await cardOf('Refinery Equipment Lease')).not.toHaveTextContent('Ltd');
  });

  it('[C3] does nothing in reference', async () => {
    const opened = openContracts({ behaviour: 'reference' });
    const card = await cardOf('Crude Oil Supply Agreement');
    await opened.user.click(within(card).getByRole('button', { name: 'Edit' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[C3] is switched off with its reason for the regulator', async () => {
    openContracts({ portal: 'regulator' });
    const edit = within(await cardOf('Crude Oil Supply Agreement')).getByRole('button', {
      name: 'Edit',
    });
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    expect(edit).toHaveAccessibleDescription(/read-only/);
  });
});
