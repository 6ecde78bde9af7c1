import { permissions, type Permission } from 'shared-kernel/domain/portal';
import type { CommandTerms } from 'shared-kernel/workspace';

const paymentEntry = {
  id: 'payment-entry',
  label: 'Create and import payments',
  reason: 'Administrators can create all payments. Clients can create payments of their company.',
  portals: { admin: 'all', client: 'own' },
} as const satisfies Permission;

/**
 * Ids, labels and permissions of the commands. They have a separate file, so that buttons and the remote manifest do
 * not load the command code.
 */
export const transactionTerms = {
  createTransaction: {
    id: 'transaction.create',
    label: 'Created the payment',
    permission: paymentEntry,
  },
  importTransactions: {
    id: 'transaction.import',
    label: 'Imported payments',
    permission: paymentEntry,
  },
  exportTransactions: {
    id: 'transaction.export',
    label: 'Exported transactions',
    permission: 'export',
  },
  refreshTransactions: {
    id: 'transaction.refresh',
    label: 'Refreshed transactions',
    permission: 'look',
  },
  holdTransaction: {
    id: 'transaction.hold',
    label: 'Held for compliance review',
    permission: permissions.transactionMoves,
  },
  rejectTransaction: {
    id: 'transaction.reject',
    label: 'Rejected the transaction',
    permission: permissions.transactionMoves,
  },
  approveTransaction: {
    id: 'transaction.approve',
    label: 'Approved the transaction',
    permission: permissions.paymentSignOff,
  },
  executeTransaction: {
    id: 'transaction.execute',
    label: 'Executed the transaction',
    permission: permissions.transactionMoves,
  },
  holdOrRejectTransactions: {
    id: 'transaction.moveSeveral',
    label: 'Changed the status of several transactions',
    permission: permissions.transactionMoves,
  },
  recordCheckResult: {
    id: 'transaction.recordCheck',
    label: 'Recorded a check result',
    permission: permissions.transactionMoves,
  },
} as const satisfies Record<string, CommandTerms>;
