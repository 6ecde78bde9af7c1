import { commonStatus, type StatusView } from '../status';

/** What a process carries out (PM3). */
export const processTypes = ['fuel-transfer', 'trade-finance', 'compliance-audit'] as const;

export type ProcessType = (typeof processTypes)[number];

/** How each process type reads on screen (PM3). */
export const processTypeView: Record<ProcessType, StatusView> = {
  'fuel-transfer': { label: 'Fuel Transfer', tone: 'neutral', icon: 'truck' },
  'trade-finance': { label: 'Trade Finance', tone: 'neutral', icon: 'bank' },
  'compliance-audit': { label: 'Compliance Audit', tone: 'neutral', icon: 'audit' },
};

/** Where a process stands (PM3): active until its last milestone is completed. */
export const processStatuses = ['active', 'completed'] as const;

export type ProcessStatus = (typeof processStatuses)[number];

/** How each process status reads on screen (PM3). */
export const processStatusView: Record<ProcessStatus, StatusView> = {
  active: commonStatus.active,
  completed: commonStatus.completed,
};

/** How pressing a process is, most pressing first (PM3). */
export const processPriorities = ['critical', 'high', 'medium', 'low'] as const;

export type ProcessPriority = (typeof processPriorities)[number];

/** Where a process milestone stands (PM3). Compliance milestones have their own statuses. */
export const processMilestoneStatuses = [
  'completed',
  'in-progress',
  'pending',
  'overdue',
  'delayed',
] as const;
