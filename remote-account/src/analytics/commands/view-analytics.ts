import { exportCommand, viewCommand } from 'shared-kernel/workspace';
import { analyticsTerms } from './terms';

export const exportAnalytics = exportCommand(analyticsTerms.exportAnalytics);

export const rescopeAnalytics = viewCommand(analyticsTerms.rescopeAnalytics);
