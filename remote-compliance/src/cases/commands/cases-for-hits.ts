import { addFullStop } from 'shared-kernel/format';
import type { Client } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { createMissingCases, type ReviewCase } from 'shared-kernel/domain/review-case';
import {
  loadScreeningRules,
  findClientRecords,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import type { CaseDecision } from '../../records/review-case';
import { addHistoryEntry } from '../../screening/compliance-history';
import { caseCauseDisplay, caseOutcomeLabel } from '../case-labels';
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

export const createClientReference = ({ id, companyName }: Client) => ({
  client: companyName,
  clientId: id,
});

/**
 * Opens a review case for each sanctions hit of a client and sends a warning. Pass `known` for a new or renamed
 * compliance record, because queries do not find it before the transaction is stored.
 */
export async function openCasesForHits(
  transaction: CommandTransaction,
  client: Client,
  now: Date,
  known?: ComplianceRecord,
): Promise<readonly ReviewCase[]> {
  const [found] = known
    ? [known]
    : await findClientRecords(transaction, 'complianceRecords', client);
  if (!found) return [];
  const { screenClient, createCaseTrigger, requiresReviewCase } = await loadScreeningRules();
  const cases = await findClientCases(transaction, found.id);
  const moment = now.toISOString();
  const place = { kind: 'client', id: found.id } as const;
  const others = screenClient(client, cases)
    .filter(requiresReviewCase)
    .map((finding) => createCaseTrigger(finding, place, createClientReference(client), moment));
  const opened = createMissingCases({ others }, cases, moment);
  for (const next of opened) {
    transaction.add('cases', next);
    const title = `${caseCauseDisplay[next.cause].label} to review`;
    await raiseHit(transaction, client, { title, message: next.name }, 'everyone');
  }
  return opened;
}

export async function storeHitDecision(
  transaction: CommandTransaction,
  { clientId = '', name, subject, cause }: ReviewCase,
  { outcome, reason, name: reviewer }: CaseDecision,
  now: Date,
): Promise<void> {
  const client = subject.kind === 'client' ? await transaction.get('clients', clientId) : undefined;
  if (client) {
    const type = `${caseCauseDisplay[cause].label}, ${caseOutcomeLabel[outcome].toLowerCase()}: ${name}`;
    const status = outcome === 'confirmed' ? 'failed' : 'passed';
    transaction.put(
      'clients',
      addHistoryEntry(client, { type, status, comment: reason, reviewer }, now),
    );
  }
  if (outcome === 'confirmed')
    await raiseHit(transaction, client, {
      title: 'Sanctions hit confirmed',
      message: `${addFullStop(name)} ${reason}`,
    });
}
