import { processSchema, type Process } from 'shared-kernel/domain/process';
import { commonStatusDisplay, type StatusDisplay } from 'shared-kernel/domain/status';
import type { useCollection } from 'shared-kernel/workspace';
import type * as v from 'valibot';

const { type, status, priority, currency, milestones } = processSchema.entries;

export const processTypes = type.options;

/** Statuses of a process. A process is active until its last milestone is completed (PM3). */
export const processStatuses = status.options;

export const processPriorities = priority.options;

export const processCurrencies = currency.options;

export const milestoneSchema = milestones.item;

export type ProcessMilestone = v.InferOutput<typeof milestoneSchema>;

export type MilestoneKind = NonNullable<ProcessMilestone['kind']>;

export type DipTestOutcome = NonNullable<ProcessMilestone['outcome']>;

export const processMilestoneStatusDisplay: Record<ProcessMilestone['status'], StatusDisplay> = {
  completed: commonStatusDisplay.completed,
  'in-progress': { label: 'In Progress', tone: 'info', icon: 'refresh' },
  pending: commonStatusDisplay.pending,
  overdue: { label: 'Overdue', tone: 'danger', icon: 'alert' },
  delayed: { label: 'Delayed', tone: 'warning', icon: 'hourglass' },
};

export const communicationChannelDisplay: Record<
  Process['communications'][number]['channel'],
  StatusDisplay
> = {
  email: { label: 'Email', tone: 'neutral', icon: 'mail' },
  call: { label: 'Call', tone: 'neutral', icon: 'user' },
  meeting: { label: 'Meeting', tone: 'neutral', icon: 'video' },
  message: { label: 'Message', tone: 'neutral', icon: 'users' },
};

export const smartContractStatusDisplay: Record<
  Process['smartContracts'][number]['status'],
  StatusDisplay
> = {
  executed: { label: 'Executed', tone: 'success', icon: 'check-circle' },
  pending: commonStatusDisplay.pending,
  reverted: { label: 'Reverted', tone: 'danger', icon: 'close-circle' },
};

export type ProcessAlert = NonNullable<
  ReturnType<typeof useCollection<'processAlerts'>>['data']
>[number];

export const alertLevelDisplay: Record<ProcessAlert['level'], StatusDisplay> = {
  CRITICAL: { label: 'CRITICAL', tone: 'danger', icon: 'alert' },
  HIGH: { label: 'HIGH', tone: 'warning', icon: 'warning' },
  INFO: { label: 'INFO', tone: 'info', icon: 'info' },
  ACTIVE: { label: 'ACTIVE', tone: 'info', icon: 'play' },
};
