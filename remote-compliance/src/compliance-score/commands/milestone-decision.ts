import * as v from 'valibot';
import type { Client } from 'shared-kernel/domain/client';
import {
  lifecycleStages,
  lifecycleStageDisplay,
  type LifecycleStage,
} from 'shared-kernel/domain/lifecycle';
import {
  createRequiredTextSchema,
  inputLimits,
  createTrimmedTextSchema,
} from 'shared-kernel/domain/text';
import { createDemoHash, type ComplianceRecord } from 'shared-kernel/domain/compliance';
import { truncateText } from 'shared-kernel/format';
import { reviewerSchema } from '../../screening/reviewer-schema';
import { adjustScore, addHistoryEntry } from '../../screening/compliance-history';
import { findStageIssue, formatMilestoneIssue } from '../rules/milestone-issue';
import {
  canDecideMilestone,
  milestoneDecisionRules,
  milestoneDecisions,
  type MilestoneDecisionKind,
} from '../rules/decisions';
import { findStageBlockers } from '../rules/stage-blockers';
import type { ComplianceMilestone } from '../rules/milestone';
import { isSignOffStage, addSignOff, type SignOffParty } from '../rules/sign-off-rules';

export function getNextStage(stage: LifecycleStage): LifecycleStage | undefined {
  return lifecycleStages[lifecycleStages.indexOf(stage) + 1];
}

export const flagReasonMessage = 'Enter a reason for the flag';

/** Returns the error message for a missing comment while issues are open. The message names the first issue. */
export function getOpenIssuesMessage([first = '', ...others]: readonly string[]): string {
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const open = others.length === 0 ? 'An issue is' : 'Issues are';
  return `${open} open: “${truncateText(first)}”${more}. Enter a comment that explains why the stage can be completed.`;
}

/** Schema of the comment on a milestone decision. A comment is required for a flag, and while issues are open. */
export function createMilestoneCommentSchema(
  { flaggedIssues }: Pick<ComplianceRecord, 'flaggedIssues'>,
  decision: MilestoneDecisionKind,
): v.GenericSchema<string, string> {
  if (decision === 'flag') return createRequiredTextSchema(flagReasonMessage, inputLimits.line);
  return flaggedIssues.length === 0
    ? createTrimmedTextSchema(inputLimits.line)
    : createRequiredTextSchema(getOpenIssuesMessage(flaggedIssues), inputLimits.line);
}

export const milestoneDecisionSchema = v.pipe(
  v.object({
    stage: v.picklist(lifecycleStages),
    decision: v.picklist(milestoneDecisions),
    comment: createTrimmedTextSchema(inputLimits.line),
    reviewer: reviewerSchema,
    personId: v.optional(v.string()),
  }),
  v.forward(
    v.partialCheck(
      [['decision'], ['comment']],
      ({ decision, comment }) => decision !== 'flag' || comment !== '',
      flagReasonMessage,
    ),
    ['comment'],
  ),
);

export type MilestoneDecision = v.InferOutput<typeof milestoneDecisionSchema>;

/**
 * Applies a decision on a milestone and returns the changed record. Returns `undefined` if the decision is not
 * possible.
 */
export function applyMilestoneDecision(
  record: ComplianceRecord,
  { stage, decision, comment, reviewer, personId }: MilestoneDecision,
  party: SignOffParty | undefined,
  now: Date,
): ComplianceRecord | undefined {
  if (!canDecideMilestone(record, stage, decision)) return undefined;
  if (decision === 'complete' && findStageBlockers(record, stage).length > 0) return undefined;
  const { to, scoreChange } = milestoneDecisionRules[decision];
  const timestamp = now.toISOString();
  const following = getNextStage(stage);
  const completes = decision === 'complete';
  const movesOn = completes && stage === record.currentStage && following !== undefined;
  const isSignOff = movesOn && isSignOffStage(stage);
  const signOffs = isSignOff
    ? addSignOff(record, party, { at: timestamp, by: reviewer, personId })
    : record.signOffs;
  if (isSignOff && !signOffs) return undefined;

  const milestones = record.milestones.map((milestone): ComplianceMilestone => {
    if (milestone.stage === stage) {
      const smartContractHash = createDemoHash([
        record.id,
        stage,
        to,
        timestamp,
        reviewer,
        comment,
      ]);
      return {
        ...milestone,
        status: to,
        timestamp,
        reviewer,
        comments: comment,
        smartContractHash,
      };
    }
    const opens = movesOn && milestone.stage === following && milestone.status === 'pending';
    return opens ? { ...milestone, status: 'current' } : milestone;
  });

  return {
    ...record,
    complianceScore: adjustScore(record.complianceScore, scoreChange),
    currentStage: movesOn ? following : record.currentStage,
    lastUpdated: timestamp,
    milestones,
    flaggedIssues: completes
      ? record.flaggedIssues.filter((issue) => issue !== findStageIssue(record, stage))
      : [...record.flaggedIssues, formatMilestoneIssue(stage, comment)],
    ...(signOffs && { signOffs }),
  };
}

export function applyMilestoneDecisionToClient(
  client: Client,
  record: ComplianceRecord,
  { stage, decision, comment, reviewer }: MilestoneDecision,
  now: Date,
): Client {
  const event = {
    type: `Milestone: ${lifecycleStageDisplay[stage].label}`,
    status: milestoneDecisionRules[decision].historyStatus,
    comment,
    reviewer,
  };
  return {
    ...addHistoryEntry(client, event, now),
    complianceScore: record.complianceScore,
    currentStage: record.currentStage,
  };
}
