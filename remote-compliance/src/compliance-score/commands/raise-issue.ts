import type { Client } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { requiredText, typedLimits } from 'shared-kernel/domain/text';
import { cutText } from 'shared-kernel/format';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { clientTerms } from '../../records/change-terms';
import { withHistoryEntry } from '../../screening/compliance-history';
import { putWithClient } from './followed-client';
import { aboutCase } from './is-of-case';
import { raisingRefusal } from './settlement-rules';

/** The issue that the case shows until it is settled. */
export const raisedIssueSchema = requiredText('Describe the issue', typedLimits.line);

const followRaised = (client: Client, issue: string, reviewer: string, now: Date) =>
  withHistoryEntry(
    client,
    { type: 'Issue raised', status: 'pending', comment: issue, reviewer },
    now,
  );

/** Puts an issue on a case, and asks for it to be settled. */
export const raiseIssue = defineCommand({
  id: 'compliance.raiseIssue',
  label: 'Raised an issue',
  input: v.object({ id: recordIdSchema, issue: raisedIssueSchema }),
  ...clientTerms,
  async apply(transaction, { id, issue }, { actor, now }) {
    const record = await transaction.need('complianceRecords', id);
    const refusal = raisingRefusal(record, issue);
    if (refusal !== undefined) return refuse(refusal);
    const after: ComplianceRecord = {
      ...record,
      lastUpdated: now.toISOString(),
      flaggedIssues: [...record.flaggedIssues, issue],
    };
    await putWithClient(transaction, after, (client) => followRaised(client, issue, actor, now));
    await transaction.raise('amlScreeningAlerts', {
      type: 'warning',
      category: 'compliance',
      title: 'Issue raised',
      message: `${record.name}: ${issue}`,
      source: 'Compliance Score Engine',
      actionRequired: true,
      priority: 'high',
      ...aboutCase(record, { issue }),
    });
    return after;
  },
  note: ({ issue }) => `Raised “${cutText(issue)}”`,
  toast: ({ name }) => ({ title: 'Issue raised', description: name }),
});
