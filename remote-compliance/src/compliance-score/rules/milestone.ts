import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { commonStatus, type StatusView } from 'shared-kernel/domain/status';

export type ComplianceMilestone = ComplianceRecord['milestones'][number];

export type MilestoneStatus = ComplianceMilestone['status'];

export const milestoneStatusView: Record<MilestoneStatus, StatusView> = {
  completed: commonStatus.completed,
  current: { label: 'Current', tone: 'info', icon: 'play' },
  pending: commonStatus.pending,
  flagged: { label: 'Flagged', tone: 'danger', icon: 'flag' },
};
