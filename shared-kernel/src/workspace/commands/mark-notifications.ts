import type { Notification } from '../../domain/notification';
import { formatNumber } from '../../format';
import { type AuditLine, type CommandTransaction, defineCommand } from './command';
import { createAuditSubject } from './audit-entries';
import * as v from 'valibot';
import { recordIdSchema } from './parse-input';

/**
 * Formats a notification count, such as `1 notification`.
 *
 * @example
 * formatNotificationCount(1); // '1 notification'
 * formatNotificationCount(1200); // '1,200 notifications'
 */
export const formatNotificationCount = (count: number): string =>
  count === 1 ? '1 notification' : `${formatNumber(count)} notifications`;

/** The audit line for marked notifications: the title of a single notification, or the number of notifications. */
export function createNotificationAuditLines(
  marked: readonly Notification[],
): readonly AuditLine[] {
  const [first, ...others] = marked;
  if (!first) return [];
  if (others.length === 0) return [{ subject: createAuditSubject('notifications', first) }];
  const label = formatNotificationCount(marked.length);
  return [{ subject: { collection: 'notifications', id: '*', label } }];
}

/** Sets flags of notifications and returns the updated notifications. Repeated ids are ignored. */
export async function markNotifications(
  transaction: CommandTransaction,
  keys: readonly string[],
  marks: Partial<Pick<Notification, 'isRead' | 'isStarred' | 'actionRequired'>>,
): Promise<Notification[]> {
  const marked: Notification[] = [];
  for (const key of new Set(keys)) {
    const before = await transaction.need('notifications', key);
    const notification = { ...before, ...marks };
    transaction.put('notifications', notification);
    marked.push(notification);
  }
  return marked;
}

/** Marks notifications as read or unread (N4). */
export const setNotificationsRead = defineCommand({
  id: 'notification.setRead',
  label: 'Changed the read status of notifications',
  input: v.object({ ids: v.pipe(v.array(recordIdSchema), v.nonEmpty()), isRead: v.boolean() }),
  permission: 'own',
  apply: (transaction, { ids, isRead }) => markNotifications(transaction, ids, { isRead }),
  audit: (_input, marked) => createNotificationAuditLines(marked),
  note: ({ isRead }) => (isRead ? 'Marked as read' : 'Marked as unread'),
  toast: (marked, { isRead }) => ({
    title: isRead ? 'Marked as read' : 'Marked as unread',
    description:
      marked.length === 1 ? (marked[0]?.title ?? '') : formatNotificationCount(marked.length),
  }),
});
