import { permissions, type Permission } from 'shared-kernel/domain/portal';
import type { CommandTerms } from 'shared-kernel/workspace';

const processPlanning = {
  id: 'processes',
  label: 'Plan processes',
  reason: 'Administrators plan processes.',
  portals: { admin: 'all' },
} as const satisfies Permission;

const processMessages = {
  id: 'messages',
  label: 'Post messages in processes',
  reason:
    'Administrators and law firms can post messages in all processes. Clients and vendors can post messages in their company’s processes.',
  portals: { admin: 'all', client: 'own', law_firm: 'all', vendor: 'own' },
} as const satisfies Permission;

/**
 * Ids, labels and permissions of the commands. They have a separate file, so that buttons and the remote manifest do
 * not load the command code.
 */
export const processTerms = {
  attachMilestoneDocument: {
    id: 'process.attachDocument',
    label: 'Uploaded a document',
    permission: permissions.documents,
  },
  setMilestoneRequirement: {
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
    permission: processPlanning,
  },
  exportProcesses: { id: 'process.export', label: 'Exported processes', permission: 'export' },
  downloadMilestoneDocument: {
    id: 'process.downloadDocument',
    label: 'Downloaded a document',
    permission: 'export',
  },
  moveCalendar: {
    id: 'process.moveCalendar',
    label: 'Changed the calendar period',
    permission: 'look',
  },
  postMessage: {
    id: 'process.postMessage',
    label: 'Added a message',
    permission: processMessages,
  },
  replanMilestone: {
    id: 'process.replanMilestone',
    label: 'Rescheduled a milestone',
    permission: processPlanning,
  },
  postponeProcesses: {
    id: 'process.postponeSeveral',
    label: 'Postponed several processes',
    permission: processPlanning,
  },
  setProcessAlerts: {
    id: 'process.setAlerts',
    label: 'Changed alert settings',
    permission: 'own',
    inReference: true,
  },
} as const satisfies Record<string, CommandTerms>;
