import { emptyClientDirectory, type ClientDirectory } from 'shared-kernel/domain/client';
import { findDueMilestones, type Process } from 'shared-kernel/domain/process';
import { createDateSchema } from 'shared-kernel/domain/record';
import { createTextMatcher } from 'shared-kernel/domain/search';
import { createDayRangeFilter } from 'shared-kernel/format';
import * as v from 'valibot';
import {
  processCurrencies,
  processPriorities,
  processStatuses,
  processTypes,
} from '../rules/process-fields';

const dayText = v.fallback(v.optional(createDateSchema('Invalid date')), undefined);

/** Schema of the process filter in the URL. Invalid values are ignored. */
export const processFilterSchema = v.object({
  text: v.fallback(v.optional(v.string(), ''), ''),
  type: v.fallback(v.optional(v.picklist(processTypes)), undefined),
  status: v.fallback(v.optional(v.picklist(processStatuses)), undefined),
  priority: v.fallback(v.optional(v.picklist(processPriorities)), undefined),
  due: v.fallback(v.optional(v.picklist(['today', 'late'])), undefined),
  assignee: v.fallback(v.optional(v.picklist(['vendor'])), undefined),
  currency: v.fallback(v.optional(v.picklist(processCurrencies)), undefined),
  from: dayText,
  to: dayText,
});

export type ProcessFilter = v.InferOutput<typeof processFilterSchema>;

/**
 * Returns the dates on which milestones of a process were completed. If the filter is for completed processes, returns
 * only the last date.
 */
function completionDays(process: Process, status: ProcessFilter['status']): readonly string[] {
  const days = process.milestones.flatMap(({ completedDate }) => completedDate ?? []);
  return status === 'completed' ? days.sort().slice(-1) : days;
}

function completionMatcher({ status, from, to }: Partial<ProcessFilter>) {
  if (from === undefined && to === undefined) return () => true;
  const [first, last] =
    from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  const isOnDays = createDayRangeFilter(first, last);
  return (process: Process) => completionDays(process, status).some(isOnDays);
}

/**
 * Returns the processes that match all filters, in their original order. `assignee` applies to the milestone that is
 * due. `vendor` is the company of a person who is signed in to the vendor portal of a server.
 */
export const findMatchingProcesses = (
  processes: readonly Process[],
  filter: Partial<ProcessFilter> & { readonly vendor?: string | undefined },
  now: string,
  { namesOf }: ClientDirectory = emptyClientDirectory,
): Process[] => {
  const { text = '', type, status, priority, currency, due, assignee, vendor } = filter;
  const matches = createTextMatcher(text);
  const isCompletedThen = completionMatcher(filter);
  return processes.filter(
    (process) =>
      (type === undefined || process.type === type) &&
      (status === undefined || process.status === status) &&
      (priority === undefined || process.priority === priority) &&
      (currency === undefined || process.currency === currency) &&
      (due === undefined ||
        findDueMilestones(process, { due, assignee, vendor }, now).length > 0) &&
      isCompletedThen(process) &&
      matches([process.id, process.name, ...namesOf(process)]),
  );
};

const byEstimate = (a: Process, b: Process) =>
  a.estimatedCompletion < b.estimatedCompletion
    ? -1
    : Number(a.estimatedCompletion > b.estimatedCompletion);

/** Sorts processes: active first, then by higher priority, then by earlier estimated completion. */
export const sortProcesses = (processes: readonly Process[]): Process[] =>
  processes.toSorted(
    (a, b) =>
      processStatuses.indexOf(a.status) - processStatuses.indexOf(b.status) ||
      processPriorities.indexOf(a.priority) - processPriorities.indexOf(b.priority) ||
      byEstimate(a, b),
  );

const notDue = '~';

function dueSince(process: Process, now: string): string {
  const due = [
    ...findDueMilestones(process, { due: 'late' }, now),
    ...findDueMilestones(process, { due: 'today' }, now),
  ];
  return due.reduce((first, { dueDate }) => (dueDate < first ? dueDate : first), notDue);
}

/** Moves overdue processes to the front, starting with the most overdue. Processes that are due today follow. */
export function sortOverdueFirst(ordered: readonly Process[], now: string): Process[] {
  const since = new Map(ordered.map((process) => [process, dueSince(process, now)]));
  const sinceOf = (process: Process) => since.get(process) ?? notDue;
  return ordered.toSorted(
    (a, b) => Number(sinceOf(a) > sinceOf(b)) - Number(sinceOf(a) < sinceOf(b)),
  );
}
