import * as v from 'valibot';
import { createNumberInputSchema } from 'shared-kernel/domain/money';
import { clearActionRequired } from 'shared-kernel/domain/notification';
import type { Process } from 'shared-kernel/domain/process';
import { createDateSchema, isDate } from 'shared-kernel/domain/record';
import { createRequiredTextSchema, storedLimits, inputLimits } from 'shared-kernel/domain/text';
import { toLocalDate, formatDate, formatNumber } from 'shared-kernel/format';
import {
  defineCommand,
  recordIdSchema,
  refuse,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import { postponeProcess, applyMilestonePlan } from '../rules/replan-process';
import {
  milestoneIdSchemaFields,
  findMilestoneName,
  getOpenMilestone,
  raiseProcessNotification,
} from './process-command-helpers';
import { processTerms } from './terms';

/** Stores a rescheduled process. Notifications about milestones that are no longer overdue are marked as done. */
function putReplanned(transaction: CommandTransaction, process: Process, now: Date): Promise<void> {
  transaction.put('processes', process);
  const today = toLocalDate(now.toISOString());
  const inTime = new Set(
    process.milestones.filter(({ dueDate }) => dueDate >= today).map(({ id }) => id),
  );
  return clearActionRequired(transaction, ({ metadata }) =>
    inTime.has(metadata?.milestoneId ?? ''),
  );
}

export const milestonePlanSchema = v.object({
  dueDate: createDateSchema('Due date is required'),
  assignedTo: createRequiredTextSchema('Assignee is required', storedLimits.line),
  reason: createRequiredTextSchema('Enter a reason', inputLimits.line),
});

export const replanMilestone = defineCommand({
  ...processTerms.replanMilestone,
  input: v.object({ ...milestoneIdSchemaFields, ...milestonePlanSchema.entries }),
  async apply(transaction, { dueDate, assignedTo, reason, ...ids }, { now }) {
    const { process, milestone } = await getOpenMilestone(transaction, ids);
    if (dueDate < process.startDate)
      return refuse(
        `Choose ${formatDate(process.startDate)} or later: the process starts on this date.`,
      );
    const changed = applyMilestonePlan(process, milestone.id, { dueDate, assignedTo });
    await putReplanned(transaction, changed, now);
    const message = `${milestone.name} of ${process.name} is due on ${formatDate(dueDate)}: ${reason}`;
    await raiseProcessNotification(transaction, process, {
      type: 'info',
      title: 'Milestone rescheduled',
      message: message.slice(0, 1000),
      actionRequired: false,
    });
    return changed;
  },
  note: ({ milestoneId, reason }, process) =>
    `${findMilestoneName(process, milestoneId)}: ${reason}`,
  toast: (process, { milestoneId, dueDate }) => ({
    title: 'Milestone rescheduled',
    description: `${findMilestoneName(process, milestoneId)}, due ${formatDate(dueDate)}`,
  }),
});

export const delaySchema = v.object({
  days: v.pipe(
    createNumberInputSchema('Enter the number of days'),
    v.integer('Whole days only'),
    v.minValue(1, 'At least one day'),
    v.maxValue(365, 'At most 365 days'),
  ),
  reason: createRequiredTextSchema('Enter a reason', inputLimits.line),
});

const countedDays = (days: number) => (days === 1 ? '1 day' : `${formatNumber(days)} days`);

const endsBeyondRecords = ({ estimatedCompletion, milestones }: Process) =>
  [estimatedCompletion, ...milestones.map(({ dueDate }) => dueDate)].some((day) => !isDate(day));

/**
 * Postpones the open milestones of several processes by the same number of days. If any postponement is refused, none
 * is applied.
 */
export const postponeProcesses = defineCommand({
  ...processTerms.postponeProcesses,
  input: v.object({
    ids: v.pipe(v.array(recordIdSchema), v.nonEmpty()),
    ...delaySchema.entries,
  }),
  async apply(transaction, { ids, days }, { now }) {
    const postponed: Process[] = [];
    for (const id of new Set(ids)) {
      const process = await transaction.need('processes', id);
      if (process.status === 'completed') return refuse(`${process.name} is completed.`);
      const changed = postponeProcess(process, days);
      if (endsBeyondRecords(changed))
        return refuse(
          `Choose fewer days: ${process.name} would end after ${formatDate(storedLimits.day)}.`,
        );
      await putReplanned(transaction, changed, now);
      postponed.push(changed);
    }
    return postponed;
  },
  note: ({ days, reason }) => `Postponed by ${countedDays(days)}: ${reason}`,
  toast: (postponed, { days }) => ({
    title: `Postponed by ${countedDays(days)}`,
    description:
      postponed.length === 1
        ? (postponed[0]?.name ?? '')
        : `${formatNumber(postponed.length)} processes`,
  }),
});
