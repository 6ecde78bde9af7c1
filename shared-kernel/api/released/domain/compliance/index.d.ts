export { behaviourLog, type BehaviourLogEntry } from './behaviour-log';
export { complianceRecordSchema, milestoneStatusView, type ComplianceMilestone, type ComplianceRecord, type MilestoneStatus, } from './compliance-record.schema';
export { applyDocumentDecision, documentDecisionRules, documentDecisions, documentDecisionSchema, followClientScore, type DocumentDecision, type DocumentDecisionKind, } from './document-decision';
export { applyMilestoneDecision, canDecideMilestone, followMilestoneDecision, milestoneDecisionRules, milestoneDecisions, milestoneDecisionSchema, type MilestoneDecision, type MilestoneDecisionKind, } from './milestone-decision';
export { milestoneLogic } from './milestone-logic';
export { complianceScoreBand, complianceScoreBands, complianceScoreBandView, type ComplianceScoreBand, } from './score-band';
export { demoHash } from './demo-hash';
