import { screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing';
import { NotificationBell } from './notification-bell';

jest.mock('./latest-notifications', () => ({
  LatestNotifications: () => {
    throw new Error('broken inside');
  },
}));

describe('NotificationBell', () => {
  it('[E3] keeps what goes wrong with its list to itself', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderWithProviders(<NotificationBell />);
    const bell = await screen.findByRole('button', { name: /^Notifications/ });
    await user.click(bell);
    expect(await screen.findByText('broken inside')).toBeInTheDocument();
    expect(bell).toBeVisible();
    log.mockRestore();
  });
});
