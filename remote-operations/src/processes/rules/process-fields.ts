import { processSchema, type Process } from 'shared-kernel/domain/process';
import { commonStatus, type StatusView } from 'shared-kernel/domain/status';
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

export const processMilestoneStatusView: Record<ProcessMilestone['status'], StatusView> = {
  completed: commonStatus.completed,
  'in-progress': { label: 'In Progress', tone: 'info', icon: 'refresh' },
  pending: commonStatus.pending,
  overdue: { label: 'Overdue', tone: 'danger', icon: 'alert' },
  delayed: { label: 'Delayed', tone: 'warning', icon: 'hourglass' },
};

export const communicationChannelView: Record<
  Process['communications'][number]['channel'],
  StatusView
> = {
  email: { label: 'Email', tone: 'neutral', icon: 'mail' },
  call: { label: 'Call', tone: 'neutral', icon: 'user' },
  meeting: { label: 'Meeting', tone: 'neutral', icon: 'video' },
  message: { label: 'Message', tone: 'neutral', icon: 'users' },
};

export const smartContractStatusView: Record<
  Process['smartContracts'][number]['status'],
  StatusView
> = {
  executed: { label: 'Executed', tone: 'success', icon: 'check-circle' },
  pending: commonStatus.pending,
  reverted: { label: 'Reverted', tone: 'danger', icon: 'close-circle' },
};

export type ProcessAlert = NonNullable<
  ReturnType<typeof useCollection<'processAlerts'>>['data']
>[number];

export const alertLevelView: Record<ProcessAlert['level'], StatusView> = {
  CRITICAL: { label: 'CRITICAL', tone: 'danger', icon: 'alert' },
  HIGH: { label: 'HIGH', tone: 'warning', icon: 'warning' },
  INFO: { label: 'INFO', tone: 'info', icon: 'info' },
  ACTIVE: { label: 'ACTIVE', tone: 'info', icon: 'play' },
};
