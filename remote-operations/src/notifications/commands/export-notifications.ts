import { exportCommand } from 'shared-kernel/workspace';

export const exportNotifications = exportCommand({
  id: 'notification.export',
  label: 'Exported the notifications',
  inReference: false,
});
