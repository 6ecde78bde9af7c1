import { screen, within } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { DevelopmentPage } from './development-page';

describe('development page', () => {
  it('[tooling] the development page shifts the clock from its current offset, and resets it', () => {
    sessionStorage.setItem('tf_development', '{"clockMs":2592000000,"storage":"none"}');
    const { unmount } = renderWithProviders(<DevelopmentPage />);
    const clock = within(screen.getByRole('region', { name: 'Clock' }));
    expect(clock.getByText('+30 days')).toBeVisible();
    expect(clock.getByRole('button', { name: 'Use device time' })).toBeEnabled();
    unmount();
    sessionStorage.clear();
  });
});
