import { screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { BluePrintScreen } from './blue-print';

it('[blue-print] stands under its heading and says that nothing is there yet', () => {
  renderWithProviders(<BluePrintScreen />);
  expect(screen.getByRole('heading', { level: 2, name: 'Blue Print' })).toBeVisible();
  expect(screen.getByText('No blue print yet')).toBeVisible();
});
