import type { Notification } from 'shared-kernel/domain/notification';
import { useIndexed } from 'shared-kernel/workspace';

/** How many notifications for the reader are unread. */
export const useUnreadCount = (): number => useIndexed('notifications', 'unread').data?.length ?? 0;

/** The latest unread notifications for the reader; undefined until they are read. */
export const useLatestUnread = (limit: number): readonly Notification[] | undefined =>
  useIndexed('notifications', 'unread')
    .data?.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp))
    .slice(0, limit);
