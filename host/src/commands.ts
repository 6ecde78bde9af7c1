import type { Command } from 'shared-kernel/workspace';
import { raiseDueNotifications } from './dashboard/due/commands/raise-due-notifications';
import { exportAuditLog } from './dashboard/overview/commands/export-audit-log';
import { recordVerification } from './dashboard/overview/evidence/record-verification';
import { requestDemo } from './landing/book-demo/commands/request-demo';
import { recordSignIn, recordSignOut } from './sign-in/commands/session-commands';

/** The commands of the shell. The server imports this file, so it must not import React or browser APIs. */
export const commands: readonly Command[] = [
  exportAuditLog,
  raiseDueNotifications,
  recordSignIn,
  recordSignOut,
  recordVerification,
  requestDemo,
];
