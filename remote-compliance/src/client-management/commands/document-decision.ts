import * as v from 'valibot';
import type { Client } from 'shared-kernel/domain/client';
import { clientDocumentSchema } from '../../documents/client-document';
import { documentDecisionRules, documentDecisions } from '../document-decision-rules';
import { inputLimits, createTrimmedTextSchema } from 'shared-kernel/domain/text';
import { reviewerSchema } from '../../screening/reviewer-schema';
import { adjustScore, addHistoryEntry } from '../../screening/compliance-history';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import type { CommandTransaction } from 'shared-kernel/workspace';

export const rejectionReasonMessage = 'Enter a reason for the rejection';

/** Schema of a decision on a document. A rejection requires a comment. */
export const documentDecisionSchema = v.pipe(
  v.object({
    documentId: v.pipe(clientDocumentSchema.entries.id, v.nonEmpty()),
    decision: v.picklist(documentDecisions),
    comment: createTrimmedTextSchema(inputLimits.line),
    reviewer: reviewerSchema,
  }),
  v.forward(
    v.partialCheck(
      [['decision'], ['comment']],
      ({ decision, comment }) => decision !== 'reject' || comment !== '',
      rejectionReasonMessage,
    ),
    ['comment'],
  ),
);

export type DocumentDecision = v.InferOutput<typeof documentDecisionSchema>;

/**
 * Returns the client after a decision according to `documentDecisionRules`. Returns `undefined` if the document does
 * not exist or is not pending.
 */
export function applyDocumentDecision(
  client: Client,
  { documentId, decision, comment, reviewer }: DocumentDecision,
  now: Date,
): Client | undefined {
  const decided = client.documents.find(({ id }) => id === documentId);
  if (decided?.status !== 'pending') return undefined;
  const { to, scoreChange, historyStatus } = documentDecisionRules[decision];
  const event = { type: `Document: ${decided.name}`, status: historyStatus, comment, reviewer };
  return {
    ...addHistoryEntry(client, event, now),
    complianceScore: adjustScore(client.complianceScore, scoreChange),
    documents: client.documents.map((document) =>
      document === decided
        ? { ...document, status: to, ...(comment !== '' && { comment }) }
        : document,
    ),
  };
}

export const copyClientScore = (
  record: ComplianceRecord,
  { complianceScore }: Pick<Client, 'complianceScore'>,
  now: Date,
): ComplianceRecord => ({ ...record, complianceScore, lastUpdated: now.toISOString() });

export const notifyScoreChange = (
  transaction: CommandTransaction,
  { id, companyName }: Client,
  isBetter: boolean,
  words: { readonly title: string; readonly message: string },
): Promise<unknown> =>
  transaction.raise('complianceScoreChanges', {
    ...words,
    type: isBetter ? 'success' : 'warning',
    category: 'compliance',
    source: 'Client Management',
    actionRequired: false,
    clientName: companyName,
    clientId: id,
    priority: isBetter ? 'low' : 'high',
  });
