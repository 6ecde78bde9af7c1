import { screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { BluePrintScreen } from './blue-print';

it('[blue-print] BluePrintScreen shows its heading and an empty state', () => {
  renderWithProviders(<BluePrintScreen />);
  expect(screen.getByRole('heading', { level: 2, name: 'Blue Print' })).toBeVisible();
  expect(screen.getByText('No blue print yet')).toBeVisible();
});
