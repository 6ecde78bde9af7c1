import type { Notification } from 'shared-kernel/domain/notification';
import { useRecordsByIndex } from 'shared-kernel/workspace';

export const useUnreadCount = (): number =>
  useRecordsByIndex('notifications', 'unread').data?.length ?? 0;

export const useLatestUnreadNotifications = (limit: number): readonly Notification[] | undefined =>
  useRecordsByIndex('notifications', 'unread')
    .data?.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp))
    .slice(0, limit);
