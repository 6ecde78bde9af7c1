import type { Permission } from 'shared-kernel/domain/portal';
import type { CommandTerms } from 'shared-kernel/workspace';

const notificationActions: Permission = {
  id: 'notification-actions',
  label: 'Mark notifications as done',
  reason: 'Only the Admin portal can do this.',
  portals: { admin: 'all' },
};

/** Command terms are in a separate module, so that buttons and the remote manifest do not load the commands. */
export const notificationTerms = {
  exportNotifications: {
    id: 'notification.export',
    label: 'Exported the notifications',
    permission: 'export',
  },
  setDone: { id: 'notification.setDone', label: 'Marked as done', permission: notificationActions },
  setStarred: {
    id: 'notification.setStarred',
    label: 'Starred or unstarred a notification',
    permission: 'own',
  },
} as const satisfies Record<string, CommandTerms>;
