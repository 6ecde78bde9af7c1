import type { Permission } from 'shared-kernel/domain/portal';
import type { CommandTerms } from 'shared-kernel/workspace';

const notificationActions: Permission = {
  id: 'notification-actions',
  label: 'Mark notifications as done',
  reason: 'Only the Admin portal can do this.',
  portals: { admin: 'all' },
};

/**
 * Ids, labels and permissions of the commands. They have a separate file, so that buttons and the remote manifest do
 * not load the command code.
 */
export const notificationTerms = {
  exportNotifications: {
    id: 'notification.export',
    label: 'Exported notifications',
    permission: 'export',
  },
  markNotificationsDone: {
    id: 'notification.setDone',
    label: 'Marked as done',
    permission: notificationActions,
  },
  setNotificationsStarred: {
    id: 'notification.setStarred',
    label: 'Starred or unstarred a notification',
    permission: 'own',
  },
} as const satisfies Record<string, CommandTerms>;
