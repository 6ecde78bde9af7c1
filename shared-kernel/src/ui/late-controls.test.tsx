import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useCurrentToast } from '../shell';
import { renderWithProviders } from '../testing/render';
import { ActionMenu } from './action-menu';

/** The file with the menu, which can be lost. */
const file = { isLost: true };
jest.mock('./late-controls', () => {
  if (file.isLost) throw new Error('The file is lost');
  return jest.requireActual<object>('./late-controls');
});

const onSelect = jest.fn();

function Controls() {
  return (
    <>
      <button type="button">Before</button>
      <ActionMenu label="Download" items={[{ key: 'csv', label: 'CSV', onSelect }]} />
      <output>{useCurrentToast().toast?.title}</output>
    </>
  );
}

const menu = () => screen.getByRole('button', { name: 'Download' });

const loaded = () =>
  act(async () => {
    await import('./late-controls');
  });

beforeEach(() => {
  file.isLost = false;
  onSelect.mockReset();
});

// First, because once a test has loaded it, it stays loaded.
it('[E1, E3] shows an error when the menu cannot be loaded, and retries at the next press', async () => {
  file.isLost = true;
  const { user } = renderWithProviders(<Controls />);
  await user.click(menu());
  expect(await screen.findByText('The menu could not be loaded')).toBeInTheDocument();
  expect(menu()).toHaveFocus();
  expect(menu()).not.toHaveAttribute('aria-busy');

  file.isLost = false;
  await user.click(menu());
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

it('[ui] opens as soon as its code has loaded, unless its button has been left', async () => {
  renderWithProviders(<Controls />);
  expect(menu()).toHaveAttribute('aria-haspopup', 'menu');
  act(() => menu().focus());
  fireEvent.click(menu());
  expect(menu()).toHaveAttribute('aria-busy', 'true');
  act(() => screen.getByRole('button', { name: 'Before' }).focus());
  await loaded();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();

  fireEvent.click(menu());
  fireEvent.keyDown(menu(), { key: 'Escape' });
  await loaded();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('[ui, G9] opens by the keyboard before its code has loaded, and returns the focus to its button', async () => {
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
