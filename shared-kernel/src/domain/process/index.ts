export { findDueMilestones } from './find-due-milestones';
export { createMilestoneFileId } from './create-milestone-file-id';
export { milestoneSequence } from './milestone-sequence';
export { computeFinancialImpact, computeProcessMetrics } from './process-metrics';
export { processStatusDisplay, processTypeDisplay } from './process-status';
export {
  defaultProcessAlertSettings,
  createDefaultProcessAlertSettings,
} from './process-alert-settings';
export { processSchema, type Process } from './process.schema';
