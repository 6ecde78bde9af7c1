import type { Process } from 'shared-kernel/domain/process';
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
