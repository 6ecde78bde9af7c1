export {
  completedMilestone,
  milestoneError,
  milestoneErrorText,
  markedRequirement,
  type MilestoneError,
  type MilestoneResult,
} from './complete-milestone';
export {
  dipTestOutcomes,
  milestoneKinds,
  type DipTestOutcome,
  type MilestoneKind,
} from './milestone-kind';
export {
  currentMilestoneOf,
  orderedMilestones,
  outOfOrderMilestones,
  processProgress,
  type ProcessProgress,
} from './milestone-order';
export {
  firstSequenceDay,
  isDipTest,
  milestoneSequence,
  plannedSequence,
  type SequenceStep,
} from './milestone-sequence';
export { newProcess, nextProcessId, processFormSchema, type ProcessForm } from './new-process';
export {
  alertLevels,
  alertLevelView,
  alertsAbout,
  processAlertSchema,
  processAlertToggles,
  processAlertToggleView,
  type AlertLevel,
  type ProcessAlert,
  type ProcessAlertToggle,
} from './process-alert';
export { processCsvColumns, processIcsEvents } from './process-export';
export { filteredProcesses, processFilterSchema, type ProcessFilter } from './process-filter';
export {
  financialImpact,
  processMetrics,
  type FinancialImpact,
  type ProcessMetrics,
} from './process-metrics';
export {
  processMilestoneStatuses,
  processMilestoneStatusView,
  processPriorities,
  processPriorityView,
  processStatuses,
  processStatusView,
  processTabLabel,
  processTabs,
  processTypes,
  processTypeView,
  type ProcessMilestoneStatus,
  type ProcessPriority,
  type ProcessStatus,
  type ProcessTab,
  type ProcessType,
} from './process-status';
export {
  communicationChannels,
  communicationChannelView,
  milestoneRequirementSchema,
  processCommunicationSchema,
  processMilestoneSchema,
  processSchema,
  smartContractRecordSchema,
  smartContractStatuses,
  smartContractStatusView,
  type CommunicationChannel,
  type MilestoneRequirement,
  type Process,
  type ProcessCommunication,
  type ProcessMilestone,
  type SmartContractRecord,
  type SmartContractStatus,
} from './process.schema';
