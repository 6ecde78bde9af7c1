import type { Command } from 'shared-kernel/workspace';
import {
  exportNotifications,
  setDone,
  setStarred,
} from './notifications/commands/notification-commands';
import { attachMilestoneDocument } from './processes/commands/attach-document';
import { completeMilestone, setRequirement } from './processes/commands/complete-milestone';
import { createProcess } from './processes/commands/create-process';
import { postMessage } from './processes/commands/post-message';
import { postponeProcesses, replanMilestone } from './processes/commands/replan';
import { setProcessAlerts } from './processes/commands/set-process-alerts';
import {
  downloadMilestoneDocument,
  exportProcesses,
  moveCalendar,
} from './processes/commands/view-processes';
import { createTransaction } from './transactions/commands/create-transaction';
import { importTransactions } from './transactions/commands/import-transactions';
import {
  approveTransaction,
  executeTransaction,
  holdTransaction,
  rejectTransaction,
} from './transactions/commands/move-transaction';
import { moveTransactions } from './transactions/commands/move-transactions';
import { recordCheck } from './transactions/commands/record-check';
import { exportTransactions, refreshTransactions } from './transactions/commands/view-transactions';

/** All commands of this remote, for the server. This file must not import React or browser APIs. */
export const commands: readonly Command[] = [
  exportNotifications,
  setDone,
  setStarred,
  attachMilestoneDocument,
  completeMilestone,
  setRequirement,
  createProcess,
  postMessage,
  postponeProcesses,
  replanMilestone,
  setProcessAlerts,
  downloadMilestoneDocument,
  exportProcesses,
  moveCalendar,
  createTransaction,
  importTransactions,
  approveTransaction,
  executeTransaction,
  holdTransaction,
  rejectTransaction,
  moveTransactions,
  recordCheck,
  exportTransactions,
  refreshTransactions,
];
