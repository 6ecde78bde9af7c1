import type { Notification } from 'shared-kernel/domain/notification';
import { useIndexed } from 'shared-kernel/workspace';

export const useUnreadCount = (): number => useIndexed('notifications', 'unread').data?.length ?? 0;

export const useLatestUnreadNotifications = (limit: number): readonly Notification[] | undefined =>
  useIndexed('notifications', 'unread')
    .data?.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp))
    .slice(0, limit);
