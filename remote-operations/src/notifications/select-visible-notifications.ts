import { textMatcher } from 'shared-kernel/domain/search';
import { newestFirst } from 'shared-kernel/format';
import { type Notification } from 'shared-kernel/domain/notification';
import { type NotificationCategory } from './notification-categories';
import { type NotificationTab } from './notification-views';

/** What narrows the notification list; without a category all of them show. */
export interface NotificationFilter {
  readonly tab?: NotificationTab | undefined;
  readonly category?: NotificationCategory | undefined;
  readonly text?: string | undefined;
}

const inTab: Record<NotificationTab, (notification: Notification) => boolean> = {
  all: () => true,
  unread: ({ isRead }) => !isRead,
  starred: ({ isStarred }) => isStarred,
  action: ({ actionRequired }) => actionRequired,
};

/**
 * The notifications to show, newest first: tab, category and a case-insensitive search over title,
 * message and client name, combined by AND (N2).
 */
export function selectVisibleNotifications(
  notifications: readonly Notification[],
  { tab = 'all', category, text = '' }: NotificationFilter,
): Notification[] {
  const matches = textMatcher(text);
  const visible = notifications.filter(
    (notification) =>
      inTab[tab](notification) &&
      (category === undefined || notification.category === category) &&
      matches([notification.title, notification.message, notification.clientName ?? '']),
  );
  return visible.toSorted(newestFirst(({ timestamp }) => timestamp));
}

/** The figures of the four summary cards (N1). */
export interface NotificationCounts {
  readonly total: number;
  readonly unread: number;
  readonly actionRequired: number;
  readonly starred: number;
}

/** The four summary figures (N1); `unread` is also the header's badge. */
export function countNotifications(notifications: readonly Notification[]): NotificationCounts {
  const counts = { total: notifications.length, unread: 0, actionRequired: 0, starred: 0 };
  for (const { isRead, actionRequired, isStarred } of notifications) {
    if (!isRead) counts.unread += 1;
    if (actionRequired) counts.actionRequired += 1;
    if (isStarred) counts.starred += 1;
  }
  return counts;
}
