import { viewCommand } from 'shared-kernel/workspace';

/** Whether the analytics' series and sections follow period and view. */
export const rescopeAnalytics = viewCommand({
  id: 'analytics.rescope',
  label: 'Changed period or view of the analytics',
  inReference: false,
});
