import { screen } from '@testing-library/react';
import type { Notification } from 'shared-kernel/domain/notification';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { NotificationList } from './notification-list';

const notifications = (count: number): Notification[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `NT-${index}`,
    type: 'info',
    category: 'system',
    title: `Update ${index + 1}`,
    message: 'Screening is updated.',
    timestamp: '2024-07-22T08:00:00.000Z',
    isRead: true,
    isStarred: false,
    source: 'Platform',
    actionRequired: false,
    priority: 'low',
  }));

const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent);

describe('NotificationList', () => {
  it('[N3] shows the day only above its first notification', () => {
    renderWithProviders(
      <NotificationList
        notifications={notifications(2)}
        now="2024-07-22T09:00:00.000Z"
        openId=""
        selection={undefined}
        onOpen={() => undefined}
      />,
    );
    expect(screen.getByText('Update 1')).toBeVisible();
    expect(headings()).toEqual(['Today, Jul 22, 2024']);
  });
});
