import { permissions } from 'shared-kernel/domain/portal';
import type { CommandTerms } from 'shared-kernel/workspace';

/** Terms of the commands: buttons and the description of the remote read them without the commands. */
export const processTerms = {
  attachMilestoneDocument: {
    id: 'process.attachDocument',
    label: 'Uploaded a document',
    permission: permissions.documents,
  },
  setRequirement: {
    id: 'process.setRequirement',
    label: 'Updated a requirement',
    permission: permissions.milestones,
  },
  completeMilestone: {
    id: 'process.completeMilestone',
    label: 'Completed a milestone',
    permission: permissions.milestones,
  },
  createProcess: {
    id: 'process.create',
    label: 'Created the process',
    permission: permissions.processes,
  },
  exportProcesses: { id: 'process.export', label: 'Exported the processes', permission: 'export' },
  downloadMilestoneDocument: {
    id: 'process.downloadDocument',
    label: 'Downloaded a document',
    permission: 'export',
  },
  moveCalendar: {
    id: 'process.moveCalendar',
    label: 'Moved the process calendar',
    permission: 'look',
  },
  postMessage: {
    id: 'process.postMessage',
    label: 'Wrote a message',
    permission: permissions.messages,
  },
  replanMilestone: {
    id: 'process.replanMilestone',
    label: 'Rescheduled a milestone',
    permission: permissions.processes,
  },
  postponeProcesses: {
    id: 'process.postponeSeveral',
    label: 'Postponed several processes',
    permission: permissions.processes,
  },
  setProcessAlerts: {
    id: 'process.setAlerts',
    label: 'Changed alert settings',
    permission: 'own',
    inReference: true,
  },
} as const satisfies Record<string, CommandTerms>;
