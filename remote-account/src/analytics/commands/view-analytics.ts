import { exportCommand, viewCommand } from 'shared-kernel/workspace';
import { analyticsTerms } from './terms';

export const exportAnalytics = exportCommand(analyticsTerms.exportAnalytics);

/** Lets the selected period and view change which trends and sections are shown. */
export const rescopeAnalytics = viewCommand(analyticsTerms.rescopeAnalytics);
