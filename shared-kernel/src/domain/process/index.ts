export { dueMilestones } from './due-milestones';
export { milestoneFileId } from './milestone-file-id';
export { milestoneSequence } from './milestone-sequence';
export { financialImpact, processMetrics } from './process-metrics';
export { processStatusView, processTypeView } from './process-status';
export {
  defaultProcessAlertSettings,
  defaultProcessAlertSettingsOf,
} from './process-alert-settings';
export { processSchema, type Process } from './process.schema';
