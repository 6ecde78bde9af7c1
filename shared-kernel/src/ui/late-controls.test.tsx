import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useCurrentToast } from '../shell';
import { renderWithProviders } from '../testing/render';
import { ActionMenu } from './action-menu';
import { FilterSelect } from './filter-select';
import { LateSelect } from './late-select';

/** The file with what opens, which can be lost. */
const file = { isLost: true };
jest.mock('./late-controls', () => {
  if (file.isLost) throw new Error('The file is lost');
  return jest.requireActual<object>('./late-controls');
});

const onSelect = jest.fn();

const options = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'lodz', label: 'Müller Łódź' },
];

function Controls() {
  const [status, setStatus] = useState('all');
  return (
    <>
      <FilterSelect label="Status" value={status} options={options} onChange={setStatus} />
      <ActionMenu label="Download" items={[{ key: 'csv', label: 'CSV', onSelect }]} />
      <output>{useCurrentToast().toast?.title}</output>
    </>
  );
}

const choice = () => screen.getByRole('combobox', { name: 'Status' });
const menu = () => screen.getByRole('button', { name: 'Download' });
const shown = () => choice().parentElement;
const marked = () => document.querySelector<HTMLElement>('.ant-select-item-option-active');
const draft = () => screen.findByText('Draft', { selector: '.ant-select-item *' });

/** Its code is there, and what waited for it has gone on. */
const settled = () =>
  act(async () => {
    await import('./late-controls');
  });

beforeEach(() => {
  file.isLost = false;
  onSelect.mockReset();
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  '[R15] a choice does not open by a key of a composition: %j',
  (composing) => {
    renderWithProviders(<Controls />);
    for (const key of ['Enter', 'ArrowDown', 'k'])
      expect(fireEvent.keyDown(choice(), { key, ...composing })).toBe(true);
  },
);

// First, because once a test has loaded it, it stays loaded.
it('[E1, E3] says that what opens could not be had, and asks anew by the next press', async () => {
  file.isLost = true;
  const { user } = renderWithProviders(<Controls />);
  await user.click(choice());
  expect(await screen.findByText('The choices could not be loaded')).toBeInTheDocument();
  expect(choice()).toHaveFocus();
  expect(choice()).not.toHaveAttribute('aria-busy');
  await user.click(menu());
  expect(await screen.findByText('The menu could not be loaded')).toBeInTheDocument();

  file.isLost = false;
  await user.click(choice());
  await user.click(await draft());
  expect(shown()).toHaveTextContent('Draft');
  await user.click(menu());
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

it('[ui] is read as a closed list of choices before its code is there', () => {
  renderWithProviders(<Controls />);
  expect(choice()).toHaveAttribute('aria-expanded', 'false');
  expect(choice()).toHaveAttribute('aria-haspopup', 'listbox');
  expect(screen.getByTitle('All')).toContainElement(choice());
  expect(menu()).toHaveAttribute('aria-haspopup', 'menu');
});

it.each(['{ArrowDown}', '{Enter}', ' ', 'd'])(
  '[ui, G9] opens by %j with the focus in its place, and what is chosen by the keyboard stands there',
  async (key) => {
    const { user } = renderWithProviders(<Controls />);
    await user.tab();
    expect(choice()).toHaveFocus();
    await user.keyboard(key);
    await waitFor(() => expect(choice()).toHaveAttribute('aria-expanded', 'true'));
    expect(choice()).toHaveFocus();
    await draft();
    // What is chosen is marked a moment after it has opened.
    await waitFor(() => expect(marked()).toHaveTextContent('All'));
    fireEvent.keyDown(choice(), { key: 'ArrowDown', keyCode: 40 });
    fireEvent.keyDown(choice(), { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(shown()).toHaveTextContent('Draft'));
    expect(choice()).toHaveFocus();
  },
);

it('[ui] keeps to itself a key that opens nothing, and a click on its label', async () => {
  const { user } = renderWithProviders(<Controls />);
  await user.click(screen.getByText('Status'));
  expect(choice()).toHaveFocus();
  await user.keyboard('{ArrowUp}{Escape}{Control>}a{/Control}');
  await settled();
  expect(choice()).toHaveAttribute('aria-expanded', 'false');
  expect(choice()).not.toHaveAttribute('aria-busy');
});

it('[ui] opens as soon as its code is there, unless who pressed has left meanwhile', async () => {
  renderWithProviders(<Controls />);
  act(() => choice().focus());
  fireEvent.keyDown(choice(), { key: 'ArrowDown' });
  expect(choice()).toHaveAttribute('aria-busy', 'true');
  act(() => menu().focus());
  await settled();
  expect(choice()).toHaveAttribute('aria-expanded', 'false');
  expect(menu()).toHaveFocus();

  fireEvent.click(menu());
  expect(menu()).toHaveAttribute('aria-busy', 'true');
  fireEvent.keyDown(menu(), { key: 'Escape' });
  await settled();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();

  act(() => choice().focus());
  fireEvent.keyDown(choice(), { key: 'ArrowDown' });
  await draft();
  expect(choice()).toHaveFocus();
});

it('[ui, G9] opens a menu by the keyboard before its code is there, and goes back to its button', async () => {
  const { user } = renderWithProviders(<Controls />);
  await user.tab();
  await user.tab();
  expect(menu()).toHaveFocus();
  await user.keyboard('{Enter}');
  const csv = await screen.findByRole('menuitem', { name: 'CSV' });
  await waitFor(() => expect(csv).toHaveFocus());
  fireEvent.keyDown(csv, { key: 'Enter', keyCode: 13 });
  expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(menu()).toHaveFocus());
});

function Fields() {
  const [clients, setClients] = useState<readonly string[]>(['draft']);
  return (
    <>
      <label htmlFor="find">Find</label>
      <LateSelect
        id="find"
        value={undefined}
        options={options}
        placeholder="Nobody"
        showSearch
        onChange={onSelect}
      />
      <label htmlFor="many">Many</label>
      <LateSelect
        id="many"
        mode="multiple"
        value={clients}
        options={options}
        onChange={setClients}
      />
      <label htmlFor="off">Off</label>
      <LateSelect id="off" disabled value="all" options={options} onChange={onSelect} />
    </>
  );
}

it('[ui] lets one type at once where one comes by the keyboard to a list that is searched', async () => {
  const { user } = renderWithProviders(<Fields />);
  expect(screen.getByText('Nobody')).toBeInTheDocument();
  await user.tab();
  await settled();
  const find = screen.getByRole('combobox', { name: 'Find' });
  expect(find).toHaveFocus();
  expect(find).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('dra');
  await user.click(await draft());
  expect(onSelect).toHaveBeenCalledWith('draft');
});

it.each(['Find', 'Many'])(
  '[R10] narrows the choices of “%s” as the search of a list does',
  async (name) => {
    const { user } = renderWithProviders(<Fields />);
    await user.click(screen.getByRole('combobox', { name }));
    await settled();
    await user.type(screen.getByRole('combobox', { name }), 'lodz mul');
    expect(await screen.findByRole('option', { name: 'Müller Łódź' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'All' })).not.toBeInTheDocument();
  },
);

it('[ui] draws what is chosen of many by itself, and opens nothing that is switched off', async () => {
  const { user } = renderWithProviders(<Fields />);
  await waitFor(() =>
    expect(document.querySelector('.ant-select-selection-item')).toHaveTextContent('Draft'),
  );
  await user.click(screen.getByRole('combobox', { name: 'Off' }));
  await settled();
  expect(screen.getByRole('combobox', { name: 'Off' })).toHaveAttribute('aria-expanded', 'false');
});
