import { productName } from 'shared-kernel/domain/portal';
import { dueCases } from 'shared-kernel/domain/review-case';
import { defineCommand } from 'shared-kernel/workspace';
import * as v from 'valibot';

/**
 * Opens a case for everything in the records that needs one and has none, each once. It raises no notification: the
 * commands that flag, reject or hold something do that.
 */
export const openDueCases = defineCommand({
  id: 'case.openDue',
  label: 'Opened a review case',
  input: v.object({}),
  inReference: false,
  permission: 'own',
  isUndoable: false,
  actor: productName,
  async apply(transaction, _input, { now }) {
    const { source } = transaction;
    const [clients, complianceRecords, transactions, processes, standing] = await Promise.all([
      source.list('clients'),
      source.list('complianceRecords'),
      source.list('transactions'),
      source.list('processes'),
      source.list('cases'),
    ]);
    const records = { clients, complianceRecords, transactions, processes };
    for (const one of dueCases(records, standing, now.toISOString())) transaction.add('cases', one);
  },
});
