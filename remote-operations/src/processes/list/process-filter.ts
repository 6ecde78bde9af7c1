import { emptyClientDirectory, type ClientDirectory } from 'shared-kernel/domain/client';
import { dueMilestones, type Process } from 'shared-kernel/domain/process';
import { dateSchemaOf } from 'shared-kernel/domain/record';
import { textMatcher } from 'shared-kernel/domain/search';
import { onDays } from 'shared-kernel/format';
import * as v from 'valibot';
import {
  processCurrencies,
  processPriorities,
  processStatuses,
  processTypes,
} from './process-parts';

const dayText = v.fallback(v.optional(dateSchemaOf('Not a day')), undefined);

/** The filter of the process list as URL text; what cannot be understood counts as not set. */
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

/** On which days something of a process was completed; of one that is to be complete, its last milestone alone. */
function completionDays(process: Process, status: ProcessFilter['status']): readonly string[] {
  const days = process.milestones.flatMap(({ completedDate }) => completedDate ?? []);
  return status === 'completed' ? days.sort().slice(-1) : days;
}

/** Whether a process was worked on those days; without days every one was. */
function completionMatcher({ status, from, to }: Partial<ProcessFilter>) {
  if (from === undefined && to === undefined) return () => true;
  const [first, last] =
    from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  const isOnDays = onDays(first, last);
  return (process: Process) => completionDays(process, status).some(isOnDays);
}

/**
 * The processes a filter lets through, in their given order: text (id, name or any name of the client), type, status, priority, currency,
 * what of them is due and what of them was completed on which days, by AND. `assignee` says whose the milestone is that
 * is due; `now` is an ISO instant.
 */
export const filteredProcesses = (
  processes: readonly Process[],
  filter: Partial<ProcessFilter>,
  now: string,
  { namesOf }: ClientDirectory = emptyClientDirectory,
): Process[] => {
  const { text = '', type, status, priority, currency, due, assignee } = filter;
  const matches = textMatcher(text);
  const isCompletedThen = completionMatcher(filter);
  return processes.filter(
    (process) =>
      (type === undefined || process.type === type) &&
      (status === undefined || process.status === status) &&
      (priority === undefined || process.priority === priority) &&
      (currency === undefined || process.currency === currency) &&
      (due === undefined || dueMilestones(process, { due, assignee }, now).length > 0) &&
      isCompletedThen(process) &&
      matches([process.id, process.name, ...namesOf(process)]),
  );
};

const byEstimate = (a: Process, b: Process) =>
  a.estimatedCompletion < b.estimatedCompletion
    ? -1
    : Number(a.estimatedCompletion > b.estimatedCompletion);

/** What is under way before what is done, the most pressing first, then what ends soonest. */
export const orderProcesses = (processes: readonly Process[]): Process[] =>
  processes.toSorted(
    (a, b) =>
      processStatuses.indexOf(a.status) - processStatuses.indexOf(b.status) ||
      processPriorities.indexOf(a.priority) - processPriorities.indexOf(b.priority) ||
      byEstimate(a, b),
  );

/** Sorts after every day. */
const notDue = '~';

/** The day since when something of a process is due: one that is past, else today; `notDue` where nothing is. */
function dueSince(process: Process, now: string): string {
  const due = [
    ...dueMilestones(process, { due: 'late' }, now),
    ...dueMilestones(process, { due: 'today' }, now),
  ];
  return due.reduce((first, { dueDate }) => (dueDate < first ? dueDate : first), notDue);
}

/** The processes in a given order, with what is late first, the longest late on top, and then what is due today. */
export function overdueFirst(ordered: readonly Process[], now: string): Process[] {
  const since = new Map(ordered.map((process) => [process, dueSince(process, now)]));
  const sinceOf = (process: Process) => since.get(process) ?? notDue;
  return ordered.toSorted(
    (a, b) => Number(sinceOf(a) > sinceOf(b)) - Number(sinceOf(a) < sinceOf(b)),
  );
}
