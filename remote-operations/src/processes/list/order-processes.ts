import { dueMilestones, type Process } from 'shared-kernel/domain/process';
import { processPriorities, processStatuses } from './process-parts';

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
