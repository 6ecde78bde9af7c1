import { exportCommand, viewCommand } from 'shared-kernel/workspace';
import { analyticsTerms } from './terms';

export const exportAnalytics = exportCommand(analyticsTerms.exportAnalytics);

/** Whether the analytics' series and sections follow period and view. */
export const rescopeAnalytics = viewCommand(analyticsTerms.rescopeAnalytics);
