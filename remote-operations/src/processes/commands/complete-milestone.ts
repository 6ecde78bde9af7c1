import * as v from 'valibot';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import { completedMilestone, milestoneErrorText } from '../completed-milestone';
import { milestoneSchema } from '../process-parts';

/** Completes a milestone; a rejected dip test brings its re-test. */
export const completeMilestone = defineCommand({
  id: 'process.completeMilestone',
  label: 'Completed a milestone',
  input: v.object({
    processId: recordIdSchema,
    milestoneId: recordIdSchema,
    outcome: milestoneSchema.entries.outcome,
  }),
  inReference: false,
  permission: 'change',
  async apply(transaction, { processId, milestoneId, outcome }, { now }) {
    const before = await transaction.need('processes', processId);
    const result = completedMilestone(before, milestoneId, now.toISOString(), outcome);
    if (!result.ok) return refuse(milestoneErrorText(result.error));
    const { process } = result;
    transaction.put('processes', process);
    if (outcome === 'rejected') {
      await transaction.raise('milestoneDeadlines', {
        type: 'critical',
        category: 'process',
        title: 'Dip test rejected, re-test required',
        message: `${process.name} waits for its re-test.`,
        source: 'Process Management',
        actionRequired: true,
        relatedProcess: process.id,
        clientName: process.client,
        priority: 'critical',
      });
    }
    return process;
  },
  note: ({ milestoneId, outcome }, { milestones }) => {
    const name = milestones.find((milestone) => milestone.id === milestoneId)?.name;
    return outcome === undefined ? `Completed ${name ?? milestoneId}` : name;
  },
  toast: (process, { milestoneId, outcome }) => ({
    title: outcome === 'rejected' ? 'Dip test rejected' : 'Milestone completed',
    description:
      process.milestones.find((milestone) => milestone.id === milestoneId)?.name ?? process.name,
  }),
});
