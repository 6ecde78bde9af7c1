import * as v from 'valibot';
import {
  applyMilestoneDecision,
  applyMilestoneDecisionToClient,
  createMilestoneCommentSchema,
  milestoneDecisionSchema,
} from './milestone-decision';
import { canDecideMilestone, milestoneDecisions } from '../rules/decisions';
import { formatStageBlockers } from '../rules/stage-blockers';
import { type ComplianceRecord, getSignOffs } from 'shared-kernel/domain/compliance';
import {
  lifecycleStages,
  lifecycleStageDisplay,
  type LifecycleStage,
} from 'shared-kernel/domain/lifecycle';
import { clearActionRequired } from 'shared-kernel/domain/notification';
import { inputLimits, createTrimmedTextSchema } from 'shared-kernel/domain/text';
import {
  getActingPerson,
  defineCommand,
  parseInput,
  recordIdSchema,
  refuse,
} from 'shared-kernel/workspace';
import { formatScoreChange } from '../../screening/compliance-history';
import { formatMilestoneIssue } from '../rules/milestone-issue';
import { findClientOfRecord } from './find-client-of-record';
import {
  createComplianceRecordReference,
  createNotificationMatcher,
} from './create-notification-matcher';
import {
  getDecidingPortals,
  isSignOff,
  isSignOffStage,
  findSignOffParty,
  signOffPartyLabel,
  getSignOffError,
} from '../rules/sign-off-rules';
import { complianceTerms } from './terms';

/** Returns the sign-off that was added by completing a stage, for the audit note. */
const signOffOf = (record: ComplianceRecord, stage: LifecycleStage) =>
  isSignOffStage(stage)
    ? getSignOffs(record).given.findLast(({ at }) => at === record.lastUpdated)
    : undefined;

/**
 * Records a decision on a milestone and updates the client. Completing one of the first three stages counts as a
 * sign-off.
 */
export const decideMilestone = defineCommand({
  ...complianceTerms.decideMilestone,
  input: v.object({
    id: recordIdSchema,
    stage: v.picklist(lifecycleStages),
    decision: v.picklist(milestoneDecisions),
    comment: v.optional(createTrimmedTextSchema(inputLimits.line), ''),
  }),
  ownerships: async (transaction, { id, stage, decision }) => {
    const record = await transaction.need('complianceRecords', id);
    return [{ portal: getDecidingPortals(record, stage, decision) }];
  },
  async apply(transaction, { id, ...decided }, context) {
    const { actor: reviewer, personId, portal, now } = context;
    const decision = parseInput(milestoneDecisionSchema, { ...decided, reviewer, personId });
    const record = await transaction.need('complianceRecords', id);
    const missing =
      decision.decision === 'complete' && canDecideMilestone(record, decision.stage, 'complete')
        ? formatStageBlockers(record, decision.stage)
        : undefined;
    if (missing !== undefined) return refuse(missing);
    const refusal = isSignOff(record, decision)
      ? getSignOffError(record, getActingPerson(context))
      : undefined;
    if (refusal !== undefined) return refuse(refusal);
    const comment = createMilestoneCommentSchema(record, decision.decision);
    parseInput(v.object({ comment }), decision);
    const after = applyMilestoneDecision(record, decision, findSignOffParty(portal), now);
    if (!after)
      return refuse('This decision is no longer available because the milestone has changed.');
    transaction.put('complianceRecords', after);
    const client = await findClientOfRecord(transaction, record);
    if (client) {
      transaction.put('clients', applyMilestoneDecisionToClient(client, after, decision, now));
    }
    const isFlag = decision.decision === 'flag';
    const milestone = lifecycleStageDisplay[decision.stage].label;
    if (!isFlag)
      await clearActionRequired(
        transaction,
        await createNotificationMatcher(transaction, record, { milestone }),
      );
    await transaction.raise('complianceScoreChanges', {
      type: isFlag ? 'warning' : 'success',
      category: 'compliance',
      title: isFlag ? 'Milestone flagged' : 'Milestone completed',
      message: `${record.name}, ${milestone}: the compliance score ${formatScoreChange(record.complianceScore, after.complianceScore)}.`,
      source: 'Compliance Score Engine',
      actionRequired: isFlag,
      priority: isFlag ? 'high' : 'low',
      ...createComplianceRecordReference(record, {
        milestone,
        ...(isFlag && { issue: formatMilestoneIssue(decision.stage, decision.comment) }),
      }),
    });
    return after;
  },
  note: ({ stage, decision, comment }, after) => {
    const signOff = decision === 'complete' ? signOffOf(after, stage) : undefined;
    const done = `${decision === 'flag' ? 'Flagged' : 'Completed'} ${lifecycleStageDisplay[stage].label}`;
    const signed = signOff ? `${done}, the sign-off of ${signOffPartyLabel[signOff.party]}` : done;
    return comment === '' ? signed : `${signed}: ${comment}`;
  },
  toast: ({ name }, { decision }) => ({
    title: decision === 'flag' ? 'Milestone flagged' : 'Milestone completed',
    description: name,
  }),
});
