import { complianceRecordSchema, type ComplianceRecord } from 'shared-kernel/domain/compliance';
import { clearActionRequired } from 'shared-kernel/domain/notification';
import { requiredTextSchema, inputLimits } from 'shared-kernel/domain/text';
import { truncateText } from 'shared-kernel/format';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { adjustScore, withHistoryEntry } from '../../screening/compliance-history';
import { putWithClient } from './client-of-record';
import { notificationMatcher } from './notification-matcher';
import { canSettle, issueScorePenalty } from './settlement-rules';
import { complianceTerms } from './terms';

export const settlementSchema = requiredTextSchema('Describe the resolution', inputLimits.line);

export const settlementOutcomes = ['fixed', 'false-positive', 'accepted-risk'] as const;

type SettlementOutcome = (typeof settlementOutcomes)[number];

export const settlementOutcomeLabel: Record<SettlementOutcome, string> = {
  fixed: 'Fixed',
  'false-positive': 'False positive',
  'accepted-risk': 'Accepted risk',
};

export const settleIssue = defineCommand({
  ...complianceTerms.settleIssue,
  input: v.object({
    id: recordIdSchema,
    issue: complianceRecordSchema.entries.flaggedIssues.item,
    how: settlementSchema,
    outcome: v.picklist(settlementOutcomes),
  }),
  async apply(transaction, { id, issue, how, outcome }, { actor, now }) {
    const record = await transaction.need('complianceRecords', id);
    const at = record.flaggedIssues.indexOf(issue);
    if (at < 0) return refuse('This issue is no longer open.');
    if (!canSettle(record, issue)) {
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
      comment: `${settlementOutcomeLabel[outcome]}: ${how}`,
      reviewer: actor,
    } as const;
    await putWithClient(transaction, after, (client) => ({
      ...withHistoryEntry(client, event, now),
      complianceScore: after.complianceScore,
    }));
    // An old record may contain the same issue twice. The notification remains until both entries are settled.
    if (!after.flaggedIssues.includes(issue))
      await clearActionRequired(
        transaction,
        await notificationMatcher(transaction, record, { issue }),
      );
    return after;
  },
  note: ({ issue, how, outcome }) =>
    `Resolved “${truncateText(issue)}” as ${settlementOutcomeLabel[outcome].toLowerCase()}: ${how}`,
  toast: ({ name }) => ({ title: 'Issue resolved', description: name }),
});
