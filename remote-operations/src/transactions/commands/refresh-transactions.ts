import * as v from 'valibot';
import { defineCommand } from 'shared-kernel/workspace';

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
