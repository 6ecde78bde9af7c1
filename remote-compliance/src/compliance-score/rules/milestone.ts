import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { commonStatusDisplay, type StatusDisplay } from 'shared-kernel/domain/status';

export type ComplianceMilestone = ComplianceRecord['milestones'][number];

export type MilestoneStatus = ComplianceMilestone['status'];

export const milestoneStatusDisplay: Record<MilestoneStatus, StatusDisplay> = {
  completed: commonStatusDisplay.completed,
  current: { label: 'Current', tone: 'info', icon: 'play' },
  pending: commonStatusDisplay.pending,
  flagged: { label: 'Flagged', tone: 'danger', icon: 'flag' },
};
