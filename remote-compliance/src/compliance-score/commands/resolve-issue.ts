import { complianceRecordSchema, type ComplianceRecord } from 'shared-kernel/domain/compliance';
import { clearActionRequired } from 'shared-kernel/domain/notification';
import { createRequiredTextSchema, inputLimits } from 'shared-kernel/domain/text';
import { truncateText } from 'shared-kernel/format';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { adjustScore, addHistoryEntry } from '../../screening/compliance-history';
import { saveRecordWithClient } from './find-client-of-record';
import { createNotificationMatcher } from './create-notification-matcher';
import { canResolveIssue, issueScorePenalty } from './issue-rules';
import { complianceTerms } from './terms';

export const issueResolutionSchema = createRequiredTextSchema(
  'Describe the resolution',
  inputLimits.line,
);

export const issueResolutionOutcomes = ['fixed', 'false-positive', 'accepted-risk'] as const;

type SettlementOutcome = (typeof issueResolutionOutcomes)[number];

export const issueResolutionLabel: Record<SettlementOutcome, string> = {
  fixed: 'Fixed',
  'false-positive': 'False positive',
  'accepted-risk': 'Accepted risk',
};

export const resolveIssue = defineCommand({
  ...complianceTerms.resolveIssue,
  input: v.object({
    id: recordIdSchema,
    issue: complianceRecordSchema.entries.flaggedIssues.item,
    how: issueResolutionSchema,
    outcome: v.picklist(issueResolutionOutcomes),
  }),
  async apply(transaction, { id, issue, how, outcome }, { actor, now }) {
    const record = await transaction.need('complianceRecords', id);
    const at = record.flaggedIssues.indexOf(issue);
    if (at < 0) return refuse('This issue is no longer open.');
    if (!canResolveIssue(record, issue)) {
      return refuse('Complete the flagged screening or milestone to resolve this issue.');
    }
    const after: ComplianceRecord = {
      ...record,
      complianceScore: adjustScore(record.complianceScore, issueScorePenalty),
      lastUpdated: now.toISOString(),
      flaggedIssues: record.flaggedIssues.toSpliced(at, 1),
    };
    const event = {
      type: `Issue resolved: ${truncateText(issue)}`,
      status: 'passed',
      comment: `${issueResolutionLabel[outcome]}: ${how}`,
      reviewer: actor,
    } as const;
    await saveRecordWithClient(transaction, after, (client) => ({
      ...addHistoryEntry(client, event, now),
      complianceScore: after.complianceScore,
    }));
    // An old record may contain the same issue twice. The notification remains until both are resolved.
    if (!after.flaggedIssues.includes(issue))
      await clearActionRequired(
        transaction,
        await createNotificationMatcher(transaction, record, { issue }),
      );
    return after;
  },
  note: ({ issue, how, outcome }) =>
    `Resolved “${truncateText(issue)}” as ${issueResolutionLabel[outcome].toLowerCase()}: ${how}`,
  toast: ({ name }) => ({ title: 'Issue resolved', description: name }),
});
