import { screen } from '@testing-library/react';
import { contracts } from 'shared-kernel/testing/records';
import { openContracts } from '../test-contracts';

let mockIsRefused = true;

jest.mock('./contract-drawer-content', () => {
  if (mockIsRefused) throw new Error('Refused.');
  return jest.requireActual<object>('./contract-drawer-content');
});

it('[C11, E3] shows an error if the details fail to load, and “Try Again” loads them @deep', async () => {
  const { user } = openContracts({ query: `contract=${contracts[0]?.id}` });
  expect(await screen.findByText('The details could not be loaded')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Contract actions' })).toBeNull();
  mockIsRefused = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'Contract details' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Contract actions' })).toBeVisible();
});
