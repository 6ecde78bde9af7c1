import { screen } from '@testing-library/react';
import { renderNavigationSteps, renderWithProviders } from 'shared-kernel/testing/render';
import { notifications } from 'shared-kernel/testing/records';
import { NotificationBulkBar } from './notification-bulk-bar';
import type { Notification } from 'shared-kernel/domain/notification';
import { NotificationList } from './notification-list';
import { useNotificationFilters } from '../use-notification-filters';

describe('bulk bar', () => {
  const ofWidth = window.matchMedia;

  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['a desktop', 0, true],
    ['a phone', 0, false],
    ['a phone', 1, true],
  ])(
    '[N4, bulk] on %s with %d selected notifications, the selection bar is visible: %s',
    (device, count, isThere) => {
      jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
        Object.assign(ofWidth(media), {
          matches: device === 'a phone' && media === '(max-width: 639.98px)',
        }),
      );
      renderWithProviders(
        <NotificationBulkBar
          picked={notifications.slice(0, count)}
          listed={notifications.length}
          onAll={jest.fn()}
          onNone={jest.fn()}
        />,
      );
      const bar = screen.queryByRole('toolbar', { name: 'Selected notifications' });
      expect(bar !== null).toBe(isThere);
    },
  );
});

describe('notification list', () => {
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
    it('[N3] the notification list shows each date once, above the first notification of that date', () => {
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
});

describe('useNotificationFilters', () => {
  function useSteps() {
    const { open, close } = useNotificationFilters();
    return {
      Open: () => open('NT-1'),
      'Open another': () => open('NT-2'),
      Close: close,
    };
  }

  it('[R22, N3] after closing a notification, Back leads to the page that was open before the list', async () => {
    const list = '/?tab=notifications';
    const { take, location } = renderNavigationSteps({ route: '/?tab=clients', list, useSteps });
    await take('List', 'Open', 'Open another', 'Close', 'Open', 'Close');
    expect(location()).toBe(list);
    await take('Back');
    expect(location()).toBe('/?tab=clients');
  });
});
