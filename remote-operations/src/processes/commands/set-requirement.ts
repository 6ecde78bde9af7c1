import * as v from 'valibot';
import { CommandError, defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import { markedRequirement } from '../milestones/completed-milestone';
import { belongingsOfMilestone, milestoneTerms } from './terms';

/** Marks one requirement of an open milestone as met or not; `requirement` is its place from 0. */
export const setRequirement = defineCommand({
  id: 'process.setRequirement',
  label: 'Updated a requirement',
  input: v.object({
    processId: recordIdSchema,
    milestoneId: recordIdSchema,
    requirement: v.pipe(v.number(), v.integer(), v.minValue(0)),
    met: v.boolean(),
  }),
  ...milestoneTerms,
  belongings: belongingsOfMilestone,
  async apply(transaction, { processId, milestoneId, requirement, met }) {
    const process = await transaction.need('processes', processId);
    const milestone = process.milestones.find((candidate) => candidate.id === milestoneId);
    if (!milestone?.requirements[requirement]) {
      throw new CommandError('missing', 'This requirement no longer exists.');
    }
    if (milestone.status === 'completed') return refuse('This milestone is completed.');
    const changed = markedRequirement(process, milestoneId, requirement, met);
    transaction.put('processes', changed);
    return changed;
  },
});
