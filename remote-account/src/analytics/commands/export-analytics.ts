import { exportCommand } from 'shared-kernel/workspace';

export const exportAnalytics = exportCommand({
  id: 'analytics.export',
  label: 'Exported the analytics',
  inReference: true,
});
