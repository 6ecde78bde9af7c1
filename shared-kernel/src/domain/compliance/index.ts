export { behaviourLog, type BehaviourLogEntry } from './behaviour-log';
export {
  complianceMilestoneSchema,
  complianceRecordSchema,
  milestoneStatuses,
  milestoneStatusView,
  type ComplianceMilestone,
  type ComplianceRecord,
  type MilestoneStatus,
} from './compliance-record.schema';
export { demoHash } from './demo-hash';
export {
  applyDocumentDecision,
  documentDecisionRules,
  documentDecisions,
  documentDecisionSchema,
  followClientScore,
  type DocumentDecision,
  type DocumentDecisionKind,
  type DocumentDecisionRule,
} from './document-decision';
export {
  applyMilestoneDecision,
  canDecideMilestone,
  followMilestoneDecision,
  milestoneDecisionRules,
  milestoneDecisions,
  milestoneDecisionSchema,
  milestoneIssue,
  type MilestoneDecision,
  type MilestoneDecisionKind,
  type MilestoneDecisionRule,
} from './milestone-decision';
export { milestoneLogic } from './milestone-logic';
export {
  complianceScoreBand,
  complianceScoreBands,
  complianceScoreBandView,
  type ComplianceScoreBand,
} from './score-band';
