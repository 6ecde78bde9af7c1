import { screen } from '@testing-library/react';
import { renderWithProviders } from '../testing';
import { ActionMenu } from './action-menu';

it('[ui] opens a menu of actions and does the chosen one', async () => {
  const onSelect = jest.fn();
  const { user } = renderWithProviders(
    <ActionMenu
      label="More actions"
      isIconOnly
      items={[
        { key: 'print', label: 'Print', icon: 'printer', onSelect },
        { key: 'delete', label: 'Delete', isDisabled: true, onSelect: jest.fn() },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});
