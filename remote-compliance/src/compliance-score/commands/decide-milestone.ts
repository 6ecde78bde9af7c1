import * as v from 'valibot';
import {
  applyMilestoneDecision,
  followMilestoneDecision,
  milestoneDecisionSchema,
} from './milestone-decision';
import { milestoneDecisions } from '../milestones/decisions';
import { lifecycleStages, lifecycleStageView } from 'shared-kernel/domain/lifecycle';
import { typedLimits, typedText } from 'shared-kernel/domain/text';
import {
  defineCommand,
  foldName,
  parseInput,
  recordIdSchema,
  refuse,
} from 'shared-kernel/workspace';
import { changeTerms } from '../../records/change-terms';

/** A reviewer's decision on a milestone; the client's score, stage and history follow. */
export const decideMilestone = defineCommand({
  id: 'compliance.decideMilestone',
  label: 'Decided on a milestone',
  input: v.object({
    id: recordIdSchema,
    stage: v.picklist(lifecycleStages),
    decision: v.picklist(milestoneDecisions),
    comment: v.optional(typedText(typedLimits.line), ''),
  }),
  ...changeTerms,
  async apply(transaction, { id, ...decided }, { actor, now }) {
    const decision = parseInput(milestoneDecisionSchema, { ...decided, reviewer: actor });
    const record = await transaction.need('complianceRecords', id);
    const after = applyMilestoneDecision(record, decision, now);
    if (!after) return refuse('This milestone is not open to the decision.');
    transaction.put('complianceRecords', after);
    const [client] = await transaction.find('clients', 'name', { equals: foldName(record.name) });
    if (client) {
      transaction.put('clients', followMilestoneDecision(client, after, decision, now));
    }
    const isFlag = decision.decision === 'flag';
    await transaction.raise('complianceScoreChanges', {
      type: isFlag ? 'warning' : 'success',
      category: 'compliance',
      title: isFlag ? 'Milestone flagged' : 'Milestone completed',
      message: `${record.name}, ${lifecycleStageView[decision.stage].label}: the score moved from ${record.complianceScore} to ${after.complianceScore}.`,
      source: 'Compliance Score Engine',
      actionRequired: isFlag,
      clientName: record.name,
      priority: isFlag ? 'high' : 'low',
    });
    return after;
  },
  note: ({ stage, decision, comment }) =>
    `${decision === 'flag' ? 'Flagged' : 'Completed'} ${lifecycleStageView[stage].label}${comment === '' ? '' : `: ${comment}`}`,
  toast: ({ name }, { decision }) => ({
    title: decision === 'flag' ? 'Milestone flagged' : 'Milestone completed',
    description: name,
  }),
});
