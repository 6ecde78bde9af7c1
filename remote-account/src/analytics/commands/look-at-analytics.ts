import { exportCommand, viewCommand } from 'shared-kernel/workspace';

export const exportAnalytics = exportCommand({
  id: 'analytics.export',
  label: 'Exported the analytics',
  inReference: true,
});

/** Whether the analytics' series and sections follow period and view. */
export const rescopeAnalytics = viewCommand({
  id: 'analytics.rescope',
  label: 'Changed period or view of the analytics',
  inReference: false,
});
