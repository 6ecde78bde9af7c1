import { dateSchemaOf } from 'shared-kernel/domain/record';
import { requiredText, storedLimits, typedLimits } from 'shared-kernel/domain/text';
import { dayOf, formatDate } from 'shared-kernel/format';
import { CommandError, defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { replannedProcess } from '../milestones/replanned';
import { answerOverdue } from './answer-overdue';
import { planningTerms } from './terms';

/** What is typed of a milestone's new plan. */
export const milestonePlanSchema = v.object({
  dueDate: dateSchemaOf('Due date is required'),
  assignedTo: requiredText('Assignee is required', storedLimits.line),
  reason: requiredText('Say why', typedLimits.line),
});

/** Says anew when a milestone is due and whose it is. */
export const replanMilestone = defineCommand({
  id: 'process.replanMilestone',
  label: 'Rescheduled a milestone',
  input: v.object({
    processId: recordIdSchema,
    milestoneId: recordIdSchema,
    ...milestonePlanSchema.entries,
  }),
  ...planningTerms,
  async apply(transaction, { processId, milestoneId, dueDate, assignedTo, reason }, { now }) {
    const process = await transaction.need('processes', processId);
    const milestone = process.milestones.find(({ id }) => id === milestoneId);
    if (!milestone) throw new CommandError('missing', 'This milestone no longer exists.');
    if (milestone.status === 'completed') return refuse('This milestone is completed.');
    if (dueDate < process.startDate)
      return refuse(`The process begins on ${formatDate(process.startDate)}.`);
    const plan = { dueDate, assignedTo };
    const changed = replannedProcess(process, milestoneId, plan);
    transaction.put('processes', changed);
    await answerOverdue(transaction, changed, dayOf(now.toISOString()));
    await transaction.raise('milestoneDeadlines', {
      type: 'info',
      category: 'process',
      title: 'Milestone rescheduled',
      message:
        `${milestone.name} of ${process.name} is due on ${formatDate(dueDate)}: ${reason}`.slice(
          0,
          1000,
        ),
      source: 'Process Management',
      actionRequired: false,
      relatedProcess: process.id,
      clientName: process.client,
      clientId: process.clientId,
      priority: process.priority,
    });
    return changed;
  },
  note: ({ milestoneId, reason }, { milestones }) => {
    const name = milestones.find(({ id }) => id === milestoneId)?.name ?? milestoneId;
    return `${name}: ${reason}`;
  },
  toast: ({ milestones }, { milestoneId, dueDate }) => ({
    title: 'Milestone rescheduled',
    description: `${milestones.find(({ id }) => id === milestoneId)?.name ?? milestoneId}, due ${formatDate(dueDate)}`,
  }),
});
