import { toSentence } from 'shared-kernel/format';
import type { Client } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { casesToOpen, type ReviewCase } from 'shared-kernel/domain/review-case';
import { loadScreening, recordsOfClient, type CommandTransaction } from 'shared-kernel/workspace';
import type { CaseDecision } from '../../records/review-case';
import { withHistoryEntry } from '../../screening/compliance-history';
import { caseCauseView, outcomeLabel } from '../case-views';
import { findClientCases } from './case-command-helpers';

const raiseHit = (
  transaction: CommandTransaction,
  client: Client | undefined,
  { title, message }: { readonly title: string; readonly message: string },
  audience?: 'everyone',
) =>
  transaction.raise(
    'amlScreeningAlerts',
    {
      type: 'warning',
      category: 'compliance',
      title,
      message: client ? `${client.companyName}: ${message}` : message,
      source: 'Compliance Score Engine',
      actionRequired: false,
      priority: 'high',
      ...(client && { clientName: client.companyName, clientId: client.id }),
    },
    audience,
  );

export const referenceTo = ({ id, companyName }: Client) => ({
  client: companyName,
  clientId: id,
});

/**
 * Opens a review case for each finding about a client and adds a warning. Pass a new or renamed compliance record as
 * `known`, because searches do not find it yet.
 */
export async function openHitCases(
  transaction: CommandTransaction,
  client: Client,
  now: Date,
  known?: ComplianceRecord,
): Promise<readonly ReviewCase[]> {
  const [found] = known ? [known] : await recordsOfClient(transaction, 'complianceRecords', client);
  if (!found) return [];
  const { clientFindings, findingTrigger, isWithoutReviewCase } = await loadScreening();
  const cases = await findClientCases(transaction, found.id);
  const moment = now.toISOString();
  const place = { kind: 'client', id: found.id } as const;
  const others = clientFindings(client, cases)
    .filter(isWithoutReviewCase)
    .map((finding) => findingTrigger(finding, place, referenceTo(client), moment));
  const opened = casesToOpen({ others }, cases, moment);
  for (const next of opened) {
    transaction.add('cases', next);
    const title = `${caseCauseView[next.cause].label} to review`;
    await raiseHit(transaction, client, { title, message: next.name }, 'everyone');
  }
  return opened;
}

export async function recordHitDecision(
  transaction: CommandTransaction,
  { clientId = '', name, subject, cause }: ReviewCase,
  { outcome, reason, name: reviewer }: CaseDecision,
  now: Date,
): Promise<void> {
  const client = subject.kind === 'client' ? await transaction.get('clients', clientId) : undefined;
  if (client) {
    const type = `${caseCauseView[cause].label}, ${outcomeLabel[outcome].toLowerCase()}: ${name}`;
    const status = outcome === 'confirmed' ? 'failed' : 'passed';
    transaction.put(
      'clients',
      withHistoryEntry(client, { type, status, comment: reason, reviewer }, now),
    );
  }
  if (outcome === 'confirmed')
    await raiseHit(transaction, client, {
      title: 'Sanctions hit confirmed',
      message: `${toSentence(name)} ${reason}`,
    });
}
