import * as v from 'valibot';
import { defineCommand } from './command';
import { recordIdSchema } from './record-id';
import { auditMarked, countNotifications, markNotifications } from './mark-notifications';

/**
 * Marks some as read or unread (N4).
 *
 * @example
 * const { run } = useCommand(setRead);
 * await run({ ids: ['NOT-001'], isRead: true });
 */
export const setRead = defineCommand({
  id: 'notification.setRead',
  label: 'Marked as read or unread',
  input: v.object({ ids: v.pipe(v.array(recordIdSchema), v.nonEmpty()), isRead: v.boolean() }),
  inReference: false,
  permission: 'own',
  apply: (transaction, { ids, isRead }) => markNotifications(transaction, ids, { isRead }),
  audit: (_input, marked) => auditMarked(marked),
  note: ({ isRead }) => (isRead ? 'Marked as read' : 'Marked as unread'),
  toast: (marked, { isRead }) => ({
    title: isRead ? 'Marked as read' : 'Marked as unread',
    description: marked.length === 1 ? (marked[0]?.title ?? '') : countNotifications(marked.length),
  }),
});
