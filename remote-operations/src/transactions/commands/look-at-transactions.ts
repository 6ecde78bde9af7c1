import { exportCommand, defineCommand } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { transactionTerms } from './terms';

export const exportTransactions = exportCommand(transactionTerms.exportTransactions);

/** Reads the transactions again from where they are kept. */
export const refreshTransactions = defineCommand({
  ...transactionTerms.refreshTransactions,
  input: v.optional(v.object({}), {}),
  isUndoable: false,
  apply: (transaction) => transaction.reread('transactions'),
});
