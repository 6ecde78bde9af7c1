export { behaviourLog, type BehaviourLogEntry } from './behaviour-log';
export {
  complianceRecordSchema,
  milestoneStatusView,
  type ComplianceMilestone,
  type ComplianceRecord,
} from './compliance-record.schema';
export {
  applyDocumentDecision,
  documentDecisionRules,
  documentDecisions,
  documentDecisionSchema,
  followClientScore,
  type DocumentDecision,
  type DocumentDecisionKind,
} from './document-decision';
export {
  applyMilestoneDecision,
  canDecideMilestone,
  followMilestoneDecision,
  milestoneDecisionRules,
  milestoneDecisions,
  milestoneDecisionSchema,
  type MilestoneDecision,
  type MilestoneDecisionKind,
} from './milestone-decision';
export { milestoneLogic } from './milestone-logic';
export {
  complianceProgress,
  complianceSortLabel,
  complianceSorts,
  complianceSummary,
  sortComplianceRecords,
} from './record-list';
export { complianceScoreBand, complianceScoreBands, complianceScoreBandView } from './score-band';
export { searchComplianceRecords, type ComplianceFilter } from './search-records';
