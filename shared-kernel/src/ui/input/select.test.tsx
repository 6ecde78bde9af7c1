import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../testing/render';
import { FilterSelect, Select } from './filter-select';

const onSelect = jest.fn();

const options = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'lodz', label: 'Müller Łódź' },
];

function Filter() {
  const [status, setStatus] = useState('all');
  return <FilterSelect label="Status" value={status} options={options} onChange={setStatus} />;
}

const choice = (name = 'Status') => screen.getByRole('combobox', { name });
const shown = () => choice().parentElement;
const active = () => document.querySelector<HTMLElement>('.ant-select-item-option-active');

beforeEach(() => onSelect.mockReset());

const keyCodes = { ArrowDown: 40, Enter: 13, ' ': 32, d: 68 } as const;

/** antd reads key codes, which the test library does not set. */
const press = (key: keyof typeof keyCodes) =>
  fireEvent.keyDown(choice(), { key, keyCode: keyCodes[key] });

it.each(['ArrowDown', 'Enter', ' ', 'd'] as const)(
  '[ui, G9] select opens on %j without losing the focus and shows the option selected by keyboard',
  async (key) => {
    const { user } = renderWithProviders(<Filter />);
    await user.tab();
    expect(choice()).toHaveFocus();
    press(key);
    fireEvent.keyUp(choice(), { key });
    expect(choice()).toHaveAttribute('aria-expanded', 'true');
    expect(choice()).toHaveFocus();
    await waitFor(() => expect(active()).toHaveTextContent('All'));
    press('ArrowDown');
    press('Enter');
    await waitFor(() => expect(shown()).toHaveTextContent('Draft'));
    expect(choice()).toHaveFocus();
  },
);

it('[ui] select ignores keys that do not open it and opens on a click on its label', async () => {
  const { user } = renderWithProviders(<Filter />);
  await user.tab();
  expect(choice()).toHaveFocus();
  await user.keyboard('{ArrowUp}{Escape}{Control>}a{/Control}');
  expect(choice()).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByText('Status'));
  expect(choice()).toHaveAttribute('aria-expanded', 'true');
});

it('[CL1, CO1] filter shows only its label until an option is selected, which a button can clear', async () => {
  const { user } = renderWithProviders(<Filter />);
  expect(screen.queryByRole('button', { name: 'Clear Status' })).not.toBeInTheDocument();
  await user.click(choice());
  await user.click(await screen.findByRole('option', { name: 'Draft' }));
  expect(screen.getByText('Status:')).toBeVisible();
  expect(shown()).toHaveTextContent('Draft');
  await user.click(screen.getByRole('button', { name: 'Clear Status' }));
  expect(screen.getByText('Status')).toBeVisible();
  expect(shown()).toHaveTextContent('All');
});

function Fields() {
  const [clients, setClients] = useState<readonly string[]>(['draft']);
  return (
    <>
      <label htmlFor="find">Find</label>
      <Select id="find" options={options} placeholder="None" isSearched onChange={onSelect} />
      <label htmlFor="many">Many</label>
      <Select id="many" mode="multiple" value={clients} options={options} onChange={setClients} />
      <label htmlFor="off">Off</label>
      <Select id="off" disabled value="all" options={options} onChange={onSelect} />
    </>
  );
}

it('[ui] searchable select accepts typed text immediately after keyboard focus', async () => {
  const { user } = renderWithProviders(<Fields />);
  expect(screen.getByText('None')).toBeInTheDocument();
  await user.tab();
  expect(choice('Find')).toHaveFocus();
  await user.keyboard('dra');
  await user.click(await screen.findByRole('option', { name: 'Draft' }));
  expect(onSelect).toHaveBeenCalledWith('draft', expect.anything());
});

it.each(['Find', 'Many'])(
  '[R10] filters the options of “%s” like the search of a list',
  async (name) => {
    const { user } = renderWithProviders(<Fields />);
    await user.click(choice(name));
    await user.type(choice(name), 'lodz mul');
    expect(await screen.findByRole('option', { name: 'Müller Łódź' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'All' })).not.toBeInTheDocument();
  },
);

it('[ui] disabled select does not open', async () => {
  const { user } = renderWithProviders(<Fields />);
  await user.click(choice('Off'));
  expect(choice('Off')).toHaveAttribute('aria-expanded', 'false');
});

it.each(['Find', 'Many'])('[E2] select has no title attribute: “%s”', async (name) => {
  const { user } = renderWithProviders(<Fields />);
  await user.click(choice(name));
  expect(await screen.findByRole('option', { name: 'Draft' })).toBeVisible();
  expect(document.querySelectorAll('[title]:not([title=""])')).toHaveLength(0);
});
