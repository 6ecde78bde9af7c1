import * as v from 'valibot';
import type { Notification } from 'shared-kernel/domain/notification';
import {
  createNotificationAuditLines,
  formatNotificationCount,
  defineCommand,
  defineExportCommand,
  markNotifications,
  recordIdSchema,
} from 'shared-kernel/workspace';
import { notificationTerms } from './terms';

export const exportNotifications = defineExportCommand(notificationTerms.exportNotifications);

const ids = v.pipe(v.array(recordIdSchema), v.nonEmpty());

const toast = (title: string, marked: readonly Notification[]) => ({
  title,
  description:
    marked.length === 1 ? (marked[0]?.title ?? '') : formatNotificationCount(marked.length),
});

export const markNotificationsDone = defineCommand({
  ...notificationTerms.markNotificationsDone,
  input: v.object({ ids }),
  apply: (transaction, input) =>
    markNotifications(transaction, input.ids, { actionRequired: false, isRead: true }),
  audit: (_input, marked) => createNotificationAuditLines(marked),
  toast: (marked) => toast('Done', marked),
});

const starText = (isStarred: boolean) => (isStarred ? 'Starred' : 'Star removed');

export const setNotificationsStarred = defineCommand({
  ...notificationTerms.setNotificationsStarred,
  input: v.object({ ids, isStarred: v.boolean() }),
  apply: (transaction, input) =>
    markNotifications(transaction, input.ids, { isStarred: input.isStarred }),
  audit: (_input, marked) => createNotificationAuditLines(marked),
  note: ({ isStarred }) => starText(isStarred),
  toast: (marked, { isStarred }) => toast(starText(isStarred), marked),
});
