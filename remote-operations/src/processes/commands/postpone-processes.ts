import { typedNumber } from 'shared-kernel/domain/money';
import { requiredText, typedLimits } from 'shared-kernel/domain/text';
import { isDate, latestDay } from 'shared-kernel/domain/record';
import { dayOf, formatDate, formatNumber } from 'shared-kernel/format';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import type { Process } from 'shared-kernel/domain/process';
import * as v from 'valibot';
import { postponedProcess } from '../milestones/replanned';
import { answerOverdue } from './answer-overdue';
import { planningTerms } from './terms';

/** What is typed of a delay. */
export const delaySchema = v.object({
  days: v.pipe(
    typedNumber('Enter the number of days'),
    v.integer('Whole days only'),
    v.minValue(1, 'At least one day'),
    v.maxValue(365, 'At most 365 days'),
  ),
  reason: requiredText('Say why', typedLimits.line),
});

export const countedDays = (days: number) => (days === 1 ? '1 day' : `${formatNumber(days)} days`);

const endsBeyondRecords = ({ estimatedCompletion, milestones }: Process) =>
  [estimatedCompletion, ...milestones.map(({ dueDate }) => dueDate)].some((day) => !isDate(day));

/** Moves the open milestones of several processes by as many days, for one reason: all of them or none. */
export const postponeProcesses = defineCommand({
  id: 'process.postponeSeveral',
  label: 'Postponed several processes',
  input: v.object({
    ids: v.pipe(v.array(recordIdSchema), v.nonEmpty()),
    ...delaySchema.entries,
  }),
  ...planningTerms,
  async apply(transaction, { ids, days }, { now }) {
    const postponed: Process[] = [];
    for (const id of new Set(ids)) {
      const process = await transaction.need('processes', id);
      if (process.status === 'completed') return refuse(`${process.name} is completed.`);
      const changed = postponedProcess(process, days);
      if (endsBeyondRecords(changed))
        return refuse(`${process.name} would end after ${formatDate(latestDay)}.`);
      transaction.put('processes', changed);
      await answerOverdue(transaction, changed, dayOf(now.toISOString()));
      postponed.push(changed);
    }
    return postponed;
  },
  note: ({ days, reason }) => `By ${countedDays(days)}: ${reason}`,
  toast: (postponed, { days }) => ({
    title: `Postponed by ${countedDays(days)}`,
    description:
      postponed.length === 1
        ? (postponed[0]?.name ?? '')
        : `${formatNumber(postponed.length)} processes`,
  }),
});
