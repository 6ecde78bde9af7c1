import { type ComplianceRecord } from 'shared-kernel/domain/compliance';
import { type StatusView } from 'shared-kernel/domain/status';

export type ComplianceMilestone = ComplianceRecord['milestones'][number];

export type MilestoneStatus = ComplianceMilestone['status'];

/** How each milestone status reads on screen (CO2). */
export const milestoneStatusView: Record<MilestoneStatus, StatusView> = {
  completed: { label: 'Completed', tone: 'success', icon: 'check-circle' },
  current: { label: 'Current', tone: 'info', icon: 'play' },
  pending: { label: 'Pending', tone: 'neutral', icon: 'clock' },
  flagged: { label: 'Flagged', tone: 'danger', icon: 'flag' },
};
