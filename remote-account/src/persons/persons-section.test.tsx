import { screen, waitFor, within } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import {
  expectedTypingResult,
  renderWithProviders,
  typeIntoOpeningDialog,
} from 'shared-kernel/testing/render';
import { personCollection, type Person } from './person';
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
  expect(screen.getByText('No people')).toBeVisible();
});

const person = (id: string, name: string, more: Partial<Person> = {}): Person => ({
  id,
  name,
  email: `${id}@example.com`,
  portals: ['banking'],
  company: '',
  ...more,
});

/** `PER-001` is the current user of the Admin portal. */
const own = person('PER-001', 'Nora Own', { portals: ['admin'], subject: 'a subject' });

const show = (all: readonly Person[]) =>
  renderWithProviders(<PersonsSection />, {
    portal: 'admin',
    workspace: createTestWorkspace({ records: { [personCollection]: all } }),
  });

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('[R171] sorts people by name, marks the current user and shows who has signed in', async () => {
  show([person('PER-b', 'Zoe'), own, person('PER-a', 'Ada')]);
  await screen.findByRole('row', { name: /Zoe/ });
  expect(names()).toEqual(['Ada', 'Nora OwnYou', 'Zoe']);
  expect(row('Nora Own')).toHaveTextContent('Yes');
  expect(row('Ada')).toHaveTextContent('No');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it('[R171] does not offer to remove the last administrator', async () => {
  show([own, person('PER-a', 'Ada')]);
  const remove = await screen.findByRole('button', { name: 'Remove Nora Own' });
  expect(remove).toHaveAttribute('aria-disabled', 'true');
  expect(remove).toHaveAccessibleDescription('The last administrator cannot be removed.');
  expect(screen.getByRole('button', { name: 'Remove Ada' })).not.toHaveAttribute('aria-disabled');
});

it('[R171] shows a search by name, email and company if there are at least ten people', async () => {
  const others = Array.from({ length: 8 }, (_, at) => person(`PER-x${at}`, `Person ${at}`));
  const { user } = show([own, ...others, person('PER-v', 'Vera', { company: 'Delta' })]);
  const search = await screen.findByRole('searchbox', {
    name: 'Search by name, email or company',
  });
  await user.type(search, 'delta');
  await waitFor(() => expect(names()).toEqual(['Vera']));
  await user.clear(search);
  await user.type(search, 'per-x3@');
  await waitFor(() => expect(names()).toEqual(['Person 3']));
  await user.type(search, 'nobody');
  expect(await screen.findByText('No people match your search.')).toBeVisible();
});

it('[R171] after a person is removed, the focus stays in the list of people', async () => {
  const { user } = show([own, person('PER-a', 'Ada'), person('PER-b', 'Zoe')]);
  await user.click(await screen.findByRole('button', { name: 'Remove Ada' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove Ada?' }));
  await user.click(question.getByRole('button', { name: 'Remove person' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Ada/ })).not.toBeInTheDocument());
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

const showWhile = (state: 'loading' | 'failing') =>
  renderWithProviders(<PersonsSection />, {
    portal: 'admin',
    workspace: createTestWorkspace({ state }),
  });

it('[R159] does not show “No people” while the list loads @deep', () => {
  showWhile('loading');
  expect(screen.getByRole('button', { name: 'Add person' })).toBeVisible();
  expect(screen.queryByText('No people')).not.toBeInTheDocument();
});

it('[R159] offers “Try Again” if the list of people fails to load @deep', async () => {
  showWhile('failing');
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
});

it('[R171] asks for the company of a person in the Client portal', async () => {
  const { user } = show([own]);
  await user.click(await screen.findByRole('button', { name: 'Add person' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add person' }));
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Clara Jensen');
  await user.type(form.getByRole('textbox', { name: /^Email/ }), 'clara@example.com');
  await user.click(form.getByRole('combobox', { name: /^Portals/ }));
  await user.click(await screen.findByRole('option', { name: 'Client' }));
  await user.click(form.getByRole('button', { name: 'Add person' }));
  expect(
    await form.findByText('Enter the company for the Client and Vendor portals.'),
  ).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^Company/ }), 'CL-001');
  await user.click(form.getByRole('button', { name: 'Add person' }));
  expect(await screen.findByRole('row', { name: /Clara Jensen/ })).toHaveTextContent('CL-001');
});

it('[R28, R159] typing while the dialog opens does not add a person', async () => {
  const opened = show([own]);
  await opened.user.click(await screen.findByRole('button', { name: 'Add person' }));
  expect(await typeIntoOpeningDialog(opened)).toEqual(expectedTypingResult);
});

it('[R28, R136, R159] typing while the dialog opens removes no person, and a double click removes only one person', async () => {
  const opened = show([own, person('PER-a', 'Ada'), person('PER-b', 'Zoe')]);
  const ask = async () =>
    opened.user.click(await screen.findByRole('button', { name: 'Remove Ada' }));
  await ask();
  await typeIntoOpeningDialog(opened);
  expect(names()).toHaveLength(3);
  await ask();
  await opened.user.dblClick(await screen.findByRole('button', { name: 'Remove person' }));
  await waitFor(() => expect(names()).toEqual(['Nora OwnYou', 'Zoe']));
});
