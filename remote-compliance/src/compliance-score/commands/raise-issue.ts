import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { createRequiredTextSchema, inputLimits } from 'shared-kernel/domain/text';
import { truncateText } from 'shared-kernel/format';
import {
  defineCommand,
  recordIdSchema,
  refuse,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import * as v from 'valibot';
import { adjustScore, addHistoryEntry } from '../../screening/compliance-history';
import { formatRecordNames } from './format-record-names';
import { saveRecordWithClient } from './find-client-of-record';
import { createComplianceRecordReference } from './create-notification-matcher';
import { issueScorePenalty, getNewIssueError } from './issue-rules';
import { complianceTerms } from './terms';

export const issueTextSchema = createRequiredTextSchema('Describe the issue', inputLimits.line);

async function raiseOn(
  transaction: CommandTransaction,
  record: ComplianceRecord,
  issue: string,
  { actor, now }: { readonly actor: string; readonly now: Date },
): Promise<ComplianceRecord> {
  const after: ComplianceRecord = {
    ...record,
    complianceScore: adjustScore(record.complianceScore, -issueScorePenalty),
    lastUpdated: now.toISOString(),
    flaggedIssues: [...record.flaggedIssues, issue],
  };
  const event = {
    type: 'Issue raised',
    status: 'pending',
    comment: issue,
    reviewer: actor,
  } as const;
  await saveRecordWithClient(transaction, after, (client) => ({
    ...addHistoryEntry(client, event, now),
    complianceScore: after.complianceScore,
  }));
  await transaction.raise('amlScreeningAlerts', {
    type: 'warning',
    category: 'compliance',
    title: 'Issue raised',
    message: `${record.name}: ${issue}`,
    source: 'Compliance Score Engine',
    actionRequired: true,
    priority: 'high',
    ...createComplianceRecordReference(record, { issue }),
  });
  return after;
}

const raised = ({ issue }: { readonly issue: string }) => `Raised “${truncateText(issue)}”`;

export const raiseIssue = defineCommand({
  ...complianceTerms.raiseIssue,
  input: v.object({ id: recordIdSchema, issue: issueTextSchema }),
  async apply(transaction, { id, issue }, circumstances) {
    const record = await transaction.need('complianceRecords', id);
    const refusal = getNewIssueError(record, issue);
    return refusal === undefined
      ? raiseOn(transaction, record, issue, circumstances)
      : refuse(refusal);
  },
  note: raised,
  toast: ({ name }) => ({ title: 'Issue raised', description: name }),
});

/**
 * Raises the same issue on several compliance records. If the issue cannot be raised on any one of them, none is
 * changed.
 */
export const raiseIssues = defineCommand({
  ...complianceTerms.raiseIssues,
  input: v.object({
    ids: v.pipe(v.array(recordIdSchema), v.nonEmpty()),
    issue: issueTextSchema,
  }),
  async apply(transaction, { ids, issue }, circumstances) {
    const records: ComplianceRecord[] = [];
    for (const id of new Set(ids)) {
      const record = await transaction.need('complianceRecords', id);
      const refusal = getNewIssueError(record, issue);
      if (refusal !== undefined) return refuse(`${record.name}: ${refusal}`);
      records.push(await raiseOn(transaction, record, issue, circumstances));
    }
    return records;
  },
  note: raised,
  toast: (records) => ({ title: 'Issue raised', description: formatRecordNames(records) }),
});
