import { productName } from 'shared-kernel/domain/portal';
import { dueCases } from 'shared-kernel/domain/review-case';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { defineCommand, type CommandTransaction } from 'shared-kernel/workspace';
import * as v from 'valibot';

/**
 * The payments in compliance review, without reading the others. All are read only where the database holds payments that
 * were last written before it had this index: then it has fewer of them than the count of the status says.
 */
async function paymentsInReview(
  source: CommandTransaction['source'],
): Promise<readonly Transaction[]> {
  const [indexed, tally] = await Promise.all([
    source.count('transactions', 'review'),
    source.tally?.('transactions'),
  ]);
  const isWhole = tally !== undefined && indexed === (tally.groups.compliance_review ?? 0);
  return isWhole ? source.find('transactions', 'review') : source.list('transactions');
}

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
      paymentsInReview(source),
      source.list('processes'),
      source.list('cases'),
    ]);
    const records = { clients, complianceRecords, transactions, processes };
    for (const one of dueCases(records, standing, now.toISOString())) transaction.add('cases', one);
  },
});
