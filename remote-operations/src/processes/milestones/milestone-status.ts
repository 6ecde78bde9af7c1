import type { Process } from 'shared-kernel/domain/process';
import { useMemo } from 'react';
import { dayOf } from 'shared-kernel/format';
import { useSampleMoment } from 'shared-kernel/workspace';
import type { ProcessMilestone } from '../list/process-parts';

/** The reader's day, and the day that the workspace was seeded on. */
export interface StatusDays {
  readonly today: string;
  readonly seeded: string;
}

/**
 * The status of a milestone by the clock: open work whose due date has passed is overdue (PM3). What the sample calls
 * delayed although its date had passed at seeding stays as the sample has it.
 */
export function statusOn(
  { status, dueDate }: Pick<ProcessMilestone, 'status' | 'dueDate'>,
  { today, seeded }: StatusDays,
): ProcessMilestone['status'] {
  if (status === 'completed') return status;
  if (dueDate < today) return status === 'delayed' && dueDate < seeded ? status : 'overdue';
  return status === 'overdue' ? 'in-progress' : status;
}

/** A process with the status of each milestone by the clock; the same object where none differs. */
export function processOn(process: Process, days: StatusDays): Process {
  const isCurrent = process.milestones.every((each) => statusOn(each, days) === each.status);
  if (isCurrent) return process;
  const milestones = process.milestones.map((each) => ({ ...each, status: statusOn(each, days) }));
  return { ...process, milestones };
}

/** Stored processes with the status of each milestone at `now`, an ISO instant. */
export function useCurrentProcesses(stored: readonly Process[], now: string): readonly Process[] {
  const today = dayOf(now);
  const seeded = dayOf(useSampleMoment() ?? now);
  return useMemo(
    () => stored.map((process) => processOn(process, { today, seeded })),
    [stored, today, seeded],
  );
}
