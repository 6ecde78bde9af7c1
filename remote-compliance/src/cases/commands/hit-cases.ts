import { asSentence } from 'shared-kernel/format';
import type { Client } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { dueCases, type ReviewCase } from 'shared-kernel/domain/review-case';
import { recordsOfClient, type CommandTransaction } from 'shared-kernel/workspace';
import type { CaseDecision } from '../../records/review-case';
import { openHits } from '../../sanctions/hits';
import { withHistoryEntry } from '../../screening/compliance-history';
import { outcomeLabel } from '../case-views';
import { casesAbout } from './case-work';

const raiseHit = (
  transaction: CommandTransaction,
  { id, companyName }: Client,
  title: string,
  message: string,
) =>
  transaction.raise('amlScreeningAlerts', {
    type: 'warning',
    category: 'compliance',
    title,
    message: `${companyName}: ${message}`,
    source: 'Compliance Score Engine',
    actionRequired: false,
    priority: 'high',
    clientName: companyName,
    clientId: id,
  });

/** The hits of a client that are not decided, for the cases that they open beside those about its compliance record. */
export const hitsOf = (
  client: Client,
  record: ComplianceRecord,
  cases: readonly ReviewCase[],
  moment: string,
) =>
  openHits(client, cases).map(({ name, entry, digest }) => ({
    record,
    name,
    entryId: entry.id,
    since: `${moment} ${digest}`,
    client: { client: client.companyName, clientId: client.id },
  }));

/** Opens a review case for each hit of a client that is not decided and has none, with a warning. A compliance record that is new or renamed is not found yet. */
export async function openHitCases(
  transaction: CommandTransaction,
  client: Client,
  now: Date,
  known?: ComplianceRecord,
): Promise<void> {
  const [found] = known ? [known] : await recordsOfClient(transaction, 'complianceRecords', client);
  if (!found) return;
  const cases = await casesAbout(transaction, found.id);
  const moment = now.toISOString();
  const hits = hitsOf(client, found, cases, moment);
  for (const next of dueCases({ hits }, cases, moment)) {
    transaction.add('cases', next);
    await raiseHit(transaction, client, 'Sanctions hit to review', next.name);
  }
}

/** Writes an approved decision on a hit into the client's history, and warns of a confirmed one. */
export async function recordHitDecision(
  transaction: CommandTransaction,
  { clientId = '', name }: ReviewCase,
  { outcome, reason, name: reviewer }: CaseDecision,
  now: Date,
): Promise<void> {
  const client = await transaction.get('clients', clientId);
  if (!client) return;
  const type = `Sanctions hit, ${outcomeLabel[outcome].toLowerCase()}: ${name}`;
  const status = outcome === 'confirmed' ? 'failed' : 'passed';
  transaction.put(
    'clients',
    withHistoryEntry(client, { type, status, comment: reason, reviewer }, now),
  );
  if (outcome === 'confirmed')
    await raiseHit(transaction, client, 'Sanctions hit confirmed', `${asSentence(name)} ${reason}`);
}
