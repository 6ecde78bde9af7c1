import type { Notification } from '../../domain/notification';
import { useIndexed } from './use-collection';

/**
 * How many notifications for the reader are unread.
 *
 * @example
 * const unread = useUnreadCount();
 */
export const useUnreadCount = (): number => useIndexed('notifications', 'unread').data?.length ?? 0;

/**
 * The latest unread notifications for the reader; undefined until they are read.
 *
 * @example
 * const unread = useLatestUnread(5);
 */
export const useLatestUnread = (limit: number): readonly Notification[] | undefined =>
  useIndexed('notifications', 'unread')
    .data?.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp))
    .slice(0, limit);
