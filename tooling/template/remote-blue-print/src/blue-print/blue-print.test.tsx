import { screen } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { BluePrintScreen } from './blue-print';

const show = (state?: 'empty' | 'loading' | 'failing') =>
  renderWithProviders(<BluePrintScreen />, {
    workspace: createTestWorkspace(state ? { state } : {}),
  });

it('[blue-print] BluePrintScreen shows the notes under its heading', async () => {
  show();
  expect(screen.getByRole('heading', { level: 2, name: 'Blue Print' })).toBeVisible();
  const rows = await screen.findAllByRole('row', { name: /note/ });
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Another note'),
    expect.stringContaining('The first note'),
  ]);
});

it('[blue-print] BluePrintScreen adds the typed note', async () => {
  const { user } = show();
  await user.type(screen.getByRole('textbox', { name: 'New note' }), 'Call back');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByRole('row', { name: /Call back/ })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('');
});

it('[blue-print] BluePrintScreen shows an empty state if there are no notes', async () => {
  show('empty');
  expect(await screen.findByText('No notes yet')).toBeVisible();
});

it('[blue-print] BluePrintScreen shows a skeleton while it loads', () => {
  show('loading');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeInTheDocument();
});

it('[blue-print] BluePrintScreen offers a retry after a failure', async () => {
  show('failing');
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
});
