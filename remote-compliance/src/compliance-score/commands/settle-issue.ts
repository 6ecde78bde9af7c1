import type { Client } from 'shared-kernel/domain/client';
import { complianceRecordSchema, type ComplianceRecord } from 'shared-kernel/domain/compliance';
import { answerAsked } from 'shared-kernel/domain/notification';
import { requiredText, typedLimits } from 'shared-kernel/domain/text';
import { cutText } from 'shared-kernel/format';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { clientTerms } from '../../records/change-terms';
import { withHistoryEntry } from '../../screening/compliance-history';
import { putWithClient } from './followed-client';
import { isOf } from './is-of-case';
import { canSettle } from './settlement-rules';

/** How an issue was settled; required. */
export const settlementSchema = requiredText('Say how the issue was settled', typedLimits.line);

const followSettled = (client: Client, issue: string, how: string, reviewer: string, now: Date) =>
  withHistoryEntry(
    client,
    { type: `Issue settled: ${cutText(issue)}`, status: 'passed', comment: how, reviewer },
    now,
  );

/** Takes an issue off a case, with how it was settled. */
export const settleIssue = defineCommand({
  id: 'compliance.settleIssue',
  label: 'Settled an issue',
  input: v.object({
    id: recordIdSchema,
    issue: complianceRecordSchema.entries.flaggedIssues.item,
    how: settlementSchema,
  }),
  ...clientTerms,
  async apply(transaction, { id, issue, how }, { actor, now }) {
    const record = await transaction.need('complianceRecords', id);
    const at = record.flaggedIssues.indexOf(issue);
    if (at < 0) return refuse('This issue is no longer open.');
    if (!canSettle(record, issue)) {
      return refuse('Complete the flagged screening or milestone to settle this issue.');
    }
    const after: ComplianceRecord = {
      ...record,
      lastUpdated: now.toISOString(),
      flaggedIssues: record.flaggedIssues.toSpliced(at, 1),
    };
    await putWithClient(transaction, after, (client) =>
      followSettled(client, issue, how, actor, now),
    );
    // An older case may have the same words twice; they are asked for while they stand once.
    if (!after.flaggedIssues.includes(issue))
      await answerAsked(transaction, await isOf(transaction, record, { issue }));
    return after;
  },
  note: ({ issue, how }) => `Settled “${cutText(issue)}”: ${how}`,
  toast: ({ name }) => ({ title: 'Issue settled', description: name }),
});
