import { processSchema, type Process } from 'shared-kernel/domain/process';
import { commonStatus, type StatusView } from 'shared-kernel/domain/status';
import type { useCollection } from 'shared-kernel/workspace';
import type * as v from 'valibot';

const { type, status, priority, currency, milestones } = processSchema.entries;

/** What a process carries out, in the order of its select (PM3). */
export const processTypes = type.options;

/** Where a process stands: active until its last milestone is completed (PM3). */
export const processStatuses = status.options;

/** How pressing a process is, most pressing first (PM3). */
export const processPriorities = priority.options;

/** What the value of a process can be in. */
export const processCurrencies = currency.options;

/** A step of a process (PM3). */
export const milestoneSchema = milestones.item;

export type ProcessMilestone = v.InferOutput<typeof milestoneSchema>;

/** What a milestone of the sample sequence is (PM6). */
export type MilestoneKind = NonNullable<ProcessMilestone['kind']>;

/** The result of a milestone that is a dip test. */
export type DipTestOutcome = NonNullable<ProcessMilestone['outcome']>;

/** How each process milestone status reads on screen (PM3). */
export const processMilestoneStatusView: Record<ProcessMilestone['status'], StatusView> = {
  completed: commonStatus.completed,
  'in-progress': { label: 'In Progress', tone: 'info', icon: 'refresh' },
  pending: commonStatus.pending,
  overdue: { label: 'Overdue', tone: 'danger', icon: 'alert' },
  delayed: { label: 'Delayed', tone: 'warning', icon: 'hourglass' },
};

/** How each channel reads on the timeline. */
export const communicationChannelView: Record<
  Process['communications'][number]['channel'],
  StatusView
> = {
  email: { label: 'Email', tone: 'neutral', icon: 'mail' },
  call: { label: 'Call', tone: 'neutral', icon: 'user' },
  meeting: { label: 'Meeting', tone: 'neutral', icon: 'video' },
  message: { label: 'Message', tone: 'neutral', icon: 'users' },
};

/** How each smart contract status reads on screen. */
export const smartContractStatusView: Record<
  Process['smartContracts'][number]['status'],
  StatusView
> = {
  executed: { label: 'Executed', tone: 'success', icon: 'check-circle' },
  pending: commonStatus.pending,
  reverted: { label: 'Reverted', tone: 'danger', icon: 'close-circle' },
};

/** What needs attention in a process (PM7). */
export type ProcessAlert = NonNullable<
  ReturnType<typeof useCollection<'processAlerts'>>['data']
>[number];

/** How each alert level reads on screen (PM7). */
export const alertLevelView: Record<ProcessAlert['level'], StatusView> = {
  CRITICAL: { label: 'CRITICAL', tone: 'danger', icon: 'alert' },
  HIGH: { label: 'HIGH', tone: 'warning', icon: 'warning' },
  INFO: { label: 'INFO', tone: 'info', icon: 'info' },
  ACTIVE: { label: 'ACTIVE', tone: 'info', icon: 'play' },
};
