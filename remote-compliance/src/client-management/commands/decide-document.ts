import * as v from 'valibot';
import {
  applyDocumentDecision,
  documentDecisionSchema,
  copyClientScore,
  notifyScoreChange,
} from './document-decision';
import { getDocumentDecisionError, documentDecisions } from '../document-decision-rules';
import { inputLimits, createTrimmedTextSchema } from 'shared-kernel/domain/text';
import {
  getActingPerson,
  defineCommand,
  parseInput,
  recordIdSchema,
  refuse,
} from 'shared-kernel/workspace';
import { formatScoreChange } from '../../screening/compliance-history';
import { findComplianceRecord } from './client-compliance-record';
import { clientTerms } from './terms';

const decidedTitle = { approve: 'Document approved', reject: 'Document rejected' } as const;

/** Records a reviewer’s decision on a pending document. Also updates the compliance score and history of the client. */
export const decideDocument = defineCommand({
  ...clientTerms.decideDocument,
  input: v.object({
    clientId: recordIdSchema,
    documentId: recordIdSchema,
    decision: v.picklist(documentDecisions),
    comment: v.optional(createTrimmedTextSchema(inputLimits.line), ''),
  }),
  async apply(transaction, { clientId, ...decided }, context) {
    const { actor, now } = context;
    const decision = parseInput(documentDecisionSchema, { ...decided, reviewer: actor });
    const client = await transaction.need('clients', clientId);
    const document = client.documents.find(({ id }) => id === decision.documentId);
    const refusal =
      document && getDocumentDecisionError(document, decision.decision, getActingPerson(context));
    if (refusal !== undefined) return refuse(refusal);
    const after = applyDocumentDecision(client, decision, now);
    if (!after) return refuse('This document is no longer pending.');
    transaction.put('clients', after);
    const record = await findComplianceRecord(transaction, client);
    if (record) transaction.put('complianceRecords', copyClientScore(record, after, now));
    await notifyScoreChange(transaction, client, decision.decision === 'approve', {
      title: decidedTitle[decision.decision],
      message: `${client.companyName}: the compliance score ${formatScoreChange(client.complianceScore, after.complianceScore)}.`,
    });
    return after;
  },
  note: ({ documentId, decision, comment }, { documents }) => {
    const name = documents.find((document) => document.id === documentId)?.name ?? documentId;
    return `${decision === 'approve' ? 'Approved' : 'Rejected'} ${name}${comment === '' ? '' : `: ${comment}`}`;
  },
  toast: ({ companyName }, { decision }) => ({
    title: decidedTitle[decision],
    description: companyName,
  }),
});
