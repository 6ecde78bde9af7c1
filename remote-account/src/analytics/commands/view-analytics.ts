import { defineExportCommand, defineViewCommand } from 'shared-kernel/workspace';
import { analyticsTerms } from './terms';

export const exportAnalytics = defineExportCommand(analyticsTerms.exportAnalytics);

export const changeAnalyticsScope = defineViewCommand(analyticsTerms.changeAnalyticsScope);
