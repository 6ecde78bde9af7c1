import type { Process, ProcessAlert } from 'shared-kernel/domain/process';
import { commonStatus, type StatusView } from 'shared-kernel/domain/status';
import type { ProcessMilestone } from './process-parts';

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

/** How each alert level reads on screen (PM7). */
export const alertLevelView: Record<ProcessAlert['level'], StatusView> = {
  CRITICAL: { label: 'CRITICAL', tone: 'danger', icon: 'alert' },
  HIGH: { label: 'HIGH', tone: 'warning', icon: 'warning' },
  INFO: { label: 'INFO', tone: 'info', icon: 'info' },
  ACTIVE: { label: 'ACTIVE', tone: 'info', icon: 'play' },
};
