import { screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { BluePrint } from './blue-print';

it('[blue-print] says its title', () => {
  renderWithProviders(<BluePrint title="A title" />);
  expect(screen.getByText('A title')).toBeVisible();
});
