export {
  completedMilestone,
  milestoneError,
  milestoneErrorText,
  markedRequirement,
} from './complete-milestone';
export { dipTestOutcomes, type DipTestOutcome, type MilestoneKind } from './milestone-kind';
export {
  currentMilestoneOf,
  orderedMilestones,
  outOfOrderMilestones,
  processProgress,
  type ProcessProgress,
} from './milestone-order';
export { isDipTest, plannedSequence } from './milestone-sequence';
export { newProcess, processFormSchema, type ProcessForm } from './new-process';
export {
  alertLevelView,
  alertsAbout,
  processAlertToggles,
  processAlertToggleView,
  type ProcessAlert,
  type ProcessAlertToggle,
} from './process-alert';
export { filteredProcesses, processFilterSchema, type ProcessFilter } from './process-filter';
export { financialImpact, processMetrics, type FinancialImpact } from './process-metrics';
export {
  processMilestoneStatusView,
  processPriorities,
  processPriorityView,
  processStatuses,
  processStatusView,
  processTypes,
  processTypeView,
} from './process-status';
export {
  communicationChannelView,
  smartContractStatusView,
  type Process,
  type ProcessCommunication,
  type ProcessMilestone,
  type SmartContractRecord,
} from './process.schema';
