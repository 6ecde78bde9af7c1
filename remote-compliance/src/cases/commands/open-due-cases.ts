import { productName } from 'shared-kernel/domain/portal';
import { caseClient, clientDirectory, type Client } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { dueCases, type ReviewCase } from 'shared-kernel/domain/review-case';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { defineCommand, forEachSliced, type CommandTransaction } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { hitsOf } from './hit-cases';

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

/** The hits of all clients: those of a workspace from before there were cases, of imported records and of a new list. */
async function allHits(
  clients: readonly Client[],
  records: readonly ComplianceRecord[],
  standing: readonly ReviewCase[],
  moment: string,
) {
  const { idOf } = clientDirectory(clients);
  const byId = new Map(clients.map((client) => [client.id, client]));
  const byRecord = new Map<string, ReviewCase[]>();
  for (const one of standing.filter(({ cause }) => cause === 'sanctions_hit'))
    byRecord.set(one.subject.id, [...(byRecord.get(one.subject.id) ?? []), one]);
  const hits: ReturnType<typeof hitsOf> = [];
  await forEachSliced(records, (record) => {
    const client = byId.get(idOf(caseClient(record)) ?? '');
    const cases = byRecord.get(record.id) ?? [];
    if (client) hits.push(...hitsOf(client, record, cases, moment));
  });
  return hits;
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
    const moment = now.toISOString();
    const hits = await allHits(clients, complianceRecords, standing, moment);
    const records = { clients, complianceRecords, transactions, processes, hits };
    for (const one of dueCases(records, standing, moment)) transaction.add('cases', one);
  },
});
