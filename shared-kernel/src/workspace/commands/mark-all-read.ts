import * as v from 'valibot';
import type { Notification } from '../../domain/notification';
import { forEachSliced } from '../long-lists/time-slices';
import { defineCommand } from './command';
import { auditMarked, countNotifications } from './mark-notifications';

/**
 * Marks all notifications as read (N4).
 *
 * @example
 * const { run } = useCommand(markAllRead);
 * await run({});
 */
export const markAllRead = defineCommand({
  id: 'notification.markAllRead',
  label: 'Marked all as read',
  input: v.optional(v.object({}), {}),
  inReference: false,
  permission: 'own',
  async apply(transaction) {
    const unread = await transaction.find('notifications', 'unread');
    const marked: Notification[] = [];
    await forEachSliced(unread, (notification) => {
      const read = { ...notification, isRead: true };
      transaction.put('notifications', read);
      marked.push(read);
    });
    return marked;
  },
  audit: (_input, marked) => auditMarked(marked),
  note: () => 'Marked as read',
  toast: (marked) =>
    marked.length === 0
      ? { title: 'All notifications are read' }
      : { title: 'All marked as read', description: countNotifications(marked.length) },
});
