import { commonStatusDisplay, type StatusDisplay } from '../status';

export const processTypes = ['fuel-transfer', 'trade-finance', 'compliance-audit'] as const;

export type ProcessType = (typeof processTypes)[number];

/** The label, tone and icon of each process type (PM3). */
export const processTypeDisplay: Record<ProcessType, StatusDisplay> = {
  'fuel-transfer': { label: 'Fuel Transfer', tone: 'neutral', icon: 'truck' },
  'trade-finance': { label: 'Trade Finance', tone: 'neutral', icon: 'bank' },
  'compliance-audit': { label: 'Compliance Audit', tone: 'neutral', icon: 'audit' },
};

/** A process is active until its last milestone is completed (PM3). */
export const processStatuses = ['active', 'completed'] as const;

export type ProcessStatus = (typeof processStatuses)[number];

/** The label, tone and icon of each process status (PM3). */
export const processStatusDisplay: Record<ProcessStatus, StatusDisplay> = {
  active: commonStatusDisplay.active,
  completed: commonStatusDisplay.completed,
};

export const processPriorities = ['critical', 'high', 'medium', 'low'] as const;

export type ProcessPriority = (typeof processPriorities)[number];

/** The statuses of a process milestone (PM3). Milestones of compliance records have different statuses. */
export const processMilestoneStatuses = [
  'completed',
  'in-progress',
  'pending',
  'overdue',
  'delayed',
] as const;
