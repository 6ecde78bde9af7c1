export {
  milestoneStatusView,
  type ComplianceMilestone,
  type ComplianceRecord,
  type MilestoneStatus,
} from './compliance-record.schema';
export { demoHash } from './demo-hash';
export { issuePrefix, milestoneIssue } from './milestone-issue';
