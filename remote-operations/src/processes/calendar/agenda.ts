import type { Process } from 'shared-kernel/domain/process';
import { addDays } from 'shared-kernel/format';
import type { ProcessMilestone } from '../list/process-parts';

/** How many days the agenda shows, today among them. */
export const agendaDays = 14;

/** An open milestone, with its process. */
export interface AgendaEntry {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
}

/** The open milestones that are late on a day or due within the days from it, the earliest first. */
export function agendaOf(processes: readonly Process[], today: string): AgendaEntry[] {
  const end = addDays(today, agendaDays);
  return processes
    .filter(({ status }) => status !== 'completed')
    .flatMap((process) =>
      process.milestones
        .filter(({ status, dueDate }) => status !== 'completed' && dueDate < end)
        .map((milestone) => ({ process, milestone })),
    )
    .sort(
      ({ milestone: a }, { milestone: b }) =>
        Number(a.dueDate > b.dueDate) - Number(a.dueDate < b.dueDate),
    );
}
