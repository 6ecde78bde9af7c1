import { exportCommand, defineCommand } from 'shared-kernel/workspace';
import * as v from 'valibot';

export const exportTransactions = exportCommand({
  id: 'transaction.export',
  label: 'Exported the transactions',
  inReference: false,
});

/** Reads the transactions again from where they are kept. */
export const refreshTransactions = defineCommand({
  id: 'transaction.refresh',
  label: 'Refreshed the transactions',
  input: v.optional(v.object({}), {}),
  inReference: false,
  permission: 'look',
  isUndoable: false,
  apply: (transaction) => transaction.reread('transactions'),
});
