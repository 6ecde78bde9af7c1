import { screen, waitFor, within } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
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
