import { exportCommand, viewCommand } from 'shared-kernel/workspace';
import { analyticsTerms } from './terms';

export const exportAnalytics = exportCommand(analyticsTerms.exportAnalytics);

/** Whether period and view change the series and sections of the analytics. */
export const rescopeAnalytics = viewCommand(analyticsTerms.rescopeAnalytics);
