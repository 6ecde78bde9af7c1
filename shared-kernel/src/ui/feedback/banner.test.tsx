import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render';
import { Banner } from './banner';

it.each([
  ['info', 'ant-alert-info'],
  ['warning', 'ant-alert-warning'],
] as const)(
  '[ui] a banner with the tone %s is announced politely and shows its buttons',
  (tone, tint) => {
    renderWithProviders(
      <Banner tone={tone} label="New release" text="A new version is available.">
        <button type="button">Reload</button>
      </Banner>,
    );
    const banner = screen.getByRole('status', { name: 'New release' });
    expect(banner).toHaveClass('ant-alert', tint);
    expect(banner).toHaveTextContent('A new version is available.');
    expect(within(banner).getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);
