import { unreadQueries, type Notification } from 'shared-kernel/domain/notification';
import { useCurrentPortal } from 'shared-kernel/shell';
import { useCount, useIndexed } from 'shared-kernel/workspace';

/** How many notifications for the people of the current portal are unread. */
export function useUnreadCount(): number {
  const [everyone, own] = unreadQueries(useCurrentPortal());
  const { data: all = 0 } = useCount('notifications', 'unread', everyone);
  const { data: mine = 0 } = useCount('notifications', 'unread', own);
  return all + mine;
}

/** The latest unread notifications for the people of the current portal; undefined until they are read. */
export function useLatestUnread(limit: number): readonly Notification[] | undefined {
  const [everyone, own] = unreadQueries(useCurrentPortal());
  const latest = { descending: true, limit } as const;
  const { data: all } = useIndexed('notifications', 'unread', { ...everyone, ...latest });
  const { data: mine } = useIndexed('notifications', 'unread', { ...own, ...latest });
  if (!all || !mine) return undefined;
  return [...all, ...mine].sort((a, b) => b.timestamp.localeCompare(a.timestamp)).slice(0, limit);
}
