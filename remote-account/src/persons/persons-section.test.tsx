import { screen, waitFor, within } from '@testing-library/react';
import { createTestWorkspace, testSession } from 'shared-kernel/testing';
import { onlyTyped, renderWithProviders, typeWhileOpening } from 'shared-kernel/testing/render';
import { addPerson } from './commands/edit-persons';
import { PersonsSection } from './persons-section';

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

it('[R159] an administrator adds a person, and removes the person after a confirmation', async () => {
  const { user } = renderWithProviders(<PersonsSection />, { portal: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Add person' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add person' }));
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Ada Novak');
  await user.type(form.getByRole('textbox', { name: /^Email/ }), 'ada@example.com');
  await user.click(form.getByRole('button', { name: 'Add person' }));
  expect(await form.findByText('Choose a portal.')).toBeVisible();
  await user.click(form.getByRole('combobox', { name: /^Portals/ }));
  await user.click(await screen.findByRole('option', { name: 'Banking' }));
  await user.click(form.getByRole('button', { name: 'Add person' }));
  expect(await screen.findByRole('row', { name: /Ada Novak/ })).toHaveTextContent(
    'ada@example.comBanking',
  );

  await user.click(within(row('Ada Novak')).getByRole('button', { name: 'Remove Ada Novak' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove Ada Novak?' }));
  await user.click(question.getByRole('button', { name: 'Remove person' }));
  await waitFor(() =>
    expect(screen.queryByRole('row', { name: /Ada Novak/ })).not.toBeInTheDocument(),
  );
  expect(screen.getByText('No persons')).toBeVisible();
});

it('[R28, R159] typing while the dialog opens does not add a person', async () => {
  const opened = renderWithProviders(<PersonsSection />, { portal: 'admin' });
  await opened.user.click(await screen.findByRole('button', { name: 'Add person' }));
  expect(await typeWhileOpening(opened)).toEqual(onlyTyped);
});

it('[R28, R159] typing while the dialog opens does not remove a person, and a double click removes one', async () => {
  const workspace = createTestWorkspace();
  for (const [id, name] of [
    ['PER-1', 'Ada Novak'],
    ['PER-2', 'Bo Lind'],
  ] as const)
    await workspace.run(
      addPerson,
      { id, name, email: `${id}@example.com`, portals: ['banking'] },
      testSession('admin'),
    );
  const opened = renderWithProviders(<PersonsSection />, { portal: 'admin', workspace });
  const names = async () =>
    (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
  const ask = async () =>
    opened.user.click(await screen.findByRole('button', { name: 'Remove Ada Novak' }));
  await ask();
  await typeWhileOpening(opened);
  expect(await names()).toEqual(['Ada Novak', 'Bo Lind']);
  await ask();
  await opened.user.dblClick(await screen.findByRole('button', { name: 'Remove person' }));
  await waitFor(async () => expect(await names()).toEqual(['Bo Lind']));
});
