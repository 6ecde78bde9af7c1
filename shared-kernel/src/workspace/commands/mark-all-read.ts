import * as v from 'valibot';
import { isVisibleToReader, type Notification } from '../../domain/notification';
import { listMutedToggles } from '../../domain/notification/alert-toggle';
import type { NotificationReader } from '../../domain/notification/recipient';
import { getPersonId } from '../../domain/portal';
import { createDefaultProcessAlertSettings } from '../../domain/process/process-alert-settings';
import { defineCommand, type CommandContext, type CommandTransaction } from './command';
import { createNotificationAuditLines, formatNotificationCount } from './mark-notifications';
import { recordIdSchema } from './parse-input';

async function createNotificationReader(
  transaction: CommandTransaction,
  { portal = 'admin', personId }: Pick<CommandContext, 'portal' | 'personId'>,
): Promise<NotificationReader> {
  const first = createDefaultProcessAlertSettings(portal);
  const settings = (await transaction.get('settings', first.id)) ?? first;
  return {
    portal,
    personId: getPersonId({ by: portal, personId }),
    muted: listMutedToggles({ ...transaction.preferences(), ...settings }),
  };
}

/** Marks all unread notifications as read, or only the notifications in `ids` (N4). */
export const markAllRead = defineCommand({
  id: 'notification.markAllRead',
  label: 'Marked all as read',
  input: v.optional(v.object({ ids: v.optional(v.array(recordIdSchema)) }), {}),
  permission: 'own',
  async apply(transaction, { ids }, context) {
    const reader = await createNotificationReader(transaction, context);
    const unread = await transaction.find('notifications', 'unread');
    const listed = ids && new Set(ids);
    const marked = unread
      .filter((one) => isVisibleToReader(one, reader) && (!listed || listed.has(one.id)))
      .map((notification): Notification => ({ ...notification, isRead: true }));
    for (const notification of marked) transaction.put('notifications', notification);
    return marked;
  },
  audit: (_input, marked) => createNotificationAuditLines(marked),
  note: () => 'Marked as read',
  toast: (marked) =>
    marked.length === 0
      ? { title: 'No unread notifications' }
      : { title: 'Marked as read', description: formatNotificationCount(marked.length) },
});
