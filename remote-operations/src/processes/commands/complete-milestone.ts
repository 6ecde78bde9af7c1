import * as v from 'valibot';
import {
  defineCommand,
  refuse,
  type CommandTransaction,
  CommandError,
} from 'shared-kernel/workspace';
import { clearActionRequired } from 'shared-kernel/domain/notification';
import type { Process } from 'shared-kernel/domain/process';
import { getNextId } from 'shared-kernel/domain/record';
import { createRequiredTextSchema, inputLimits } from 'shared-kernel/domain/text';
import { applyMilestoneCompletion, setRequirementMet } from '../rules/milestone-completion';
import { addSmartContractRecord } from '../rules/add-smart-contract-record';
import { updateMilestoneAlerts, createRetestAlert } from '../rules/process-alert-rules';
import { milestoneSchema, type DipTestOutcome } from '../rules/process-fields';
import {
  milestoneIdSchemaFields,
  findMilestoneName,
  raiseProcessNotification,
} from './process-command-helpers';
import { loadMilestoneOwnerships } from './ownerships';
import { processTerms } from './terms';

/** Marks a requirement of an open milestone as met or not met. `requirement` is its index, starting at 0. */
export const setMilestoneRequirement = defineCommand({
  ...processTerms.setMilestoneRequirement,
  input: v.object({
    ...milestoneIdSchemaFields,
    requirement: v.pipe(v.number(), v.integer(), v.minValue(0)),
    met: v.boolean(),
  }),
  ownerships: loadMilestoneOwnerships,
  async apply(transaction, { processId, milestoneId, requirement, met }) {
    const process = await transaction.need('processes', processId);
    const milestone = process.milestones.find((candidate) => candidate.id === milestoneId);
    if (!milestone?.requirements[requirement]) {
      throw new CommandError('missing', 'This requirement no longer exists.');
    }
    if (milestone.status === 'completed') return refuse('This milestone is completed.');
    const changed = setRequirementMet(process, milestoneId, requirement, met);
    transaction.put('processes', changed);
    return changed;
  },
});

export const dipTestRejectionSchema = v.object({
  reason: createRequiredTextSchema('Enter a reason', inputLimits.line),
});

async function followInAlerts(
  transaction: CommandTransaction,
  process: Process,
  milestoneId: string,
  outcome: DipTestOutcome | undefined,
  now: string,
): Promise<void> {
  const keys = await transaction.keys('processAlerts');
  const stored = await Promise.all(keys.map((key) => transaction.get('processAlerts', key)));
  const alerts = stored.flatMap((alert) => alert ?? []);
  const changed = updateMilestoneAlerts(alerts, process, milestoneId, outcome, now);
  for (const alert of changed) transaction.put('processAlerts', alert);
  if (outcome !== 'rejected') return;
  const raised = createRetestAlert(process, changed, getNextId('AL-', keys, 3), now);
  if (raised) transaction.add('processAlerts', raised);
}

/**
 * Completes a milestone and updates its smart contract record, alerts and notifications. A rejected dip test needs a
 * reason and adds a re-test.
 */
export const completeMilestone = defineCommand({
  ...processTerms.completeMilestone,
  input: v.object({
    ...milestoneIdSchemaFields,
    outcome: milestoneSchema.entries.outcome,
    reason: v.optional(dipTestRejectionSchema.entries.reason),
  }),
  ownerships: loadMilestoneOwnerships,
  async apply(transaction, { processId, milestoneId, outcome, reason }, { now }) {
    if (outcome === 'rejected' && reason === undefined)
      return refuse('Enter a reason to reject the test.');
    const before = await transaction.need('processes', processId);
    const at = now.toISOString();
    const completed = applyMilestoneCompletion(before, milestoneId, at, outcome);
    const process = addSmartContractRecord(completed, milestoneId, outcome, at);
    transaction.put('processes', process);
    await followInAlerts(transaction, process, milestoneId, outcome, at);
    await clearActionRequired(
      transaction,
      ({ relatedProcess, metadata }) =>
        relatedProcess === process.id && (metadata?.milestoneId ?? milestoneId) === milestoneId,
    );
    if (outcome === 'rejected') {
      await raiseProcessNotification(transaction, process, {
        type: 'critical',
        title: 'Dip test rejected, re-test required',
        message: `${process.name} requires a re-test: ${reason ?? ''}`,
        actionRequired: true,
        priority: 'critical',
      });
    }
    return process;
  },
  note: ({ milestoneId, outcome, reason }, process) => {
    const name = findMilestoneName(process, milestoneId);
    if (outcome === 'rejected') return `${name}: ${reason ?? ''}`;
    return outcome === undefined ? `Completed ${name}` : name;
  },
  toast: (process, { milestoneId, outcome }) => ({
    title: outcome === 'rejected' ? 'Dip test rejected' : 'Milestone completed',
    description:
      process.milestones.find((milestone) => milestone.id === milestoneId)?.name ?? process.name,
  }),
});
