import type { Command } from 'shared-kernel/workspace';
import {
  exportNotifications,
  markNotificationsDone,
  setNotificationsStarred,
} from './notifications/commands/notification-commands';
import { attachMilestoneDocument } from './processes/commands/attach-document';
import {
  completeMilestone,
  setMilestoneRequirement,
} from './processes/commands/complete-milestone';
import { createProcess } from './processes/commands/create-process';
import { postMessage } from './processes/commands/post-message';
import { postponeProcesses, replanMilestone } from './processes/commands/replan-milestone';
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
} from './transactions/commands/change-transaction-status';
import { holdOrRejectTransactions } from './transactions/commands/hold-or-reject-transactions';
import { recordCheckResult } from './transactions/commands/record-check-result';
import { exportTransactions, refreshTransactions } from './transactions/commands/view-transactions';

/** All commands of this remote. The server imports this file, so it must not import React or browser APIs. */
export const commands: readonly Command[] = [
  exportNotifications,
  markNotificationsDone,
  setNotificationsStarred,
  attachMilestoneDocument,
  completeMilestone,
  setMilestoneRequirement,
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
  holdOrRejectTransactions,
  recordCheckResult,
  exportTransactions,
  refreshTransactions,
];
