import type { Process } from 'shared-kernel/domain/process';
import { useMemo } from 'react';
import { dayOf } from 'shared-kernel/format';
import { useSampleMoment } from 'shared-kernel/workspace';
import type { ProcessMilestone } from '../list/process-fields';

/** The reader's current day, and the day of seeding. */
export interface StatusDays {
  readonly today: string;
  readonly seeded: string;
}

/**
 * The status of a milestone on a day: open milestones past their due date are overdue (PM3). Exception: “delayed”
 * sample milestones that were already past due at seeding stay delayed.
 */
export function milestoneStatusOn(
  { status, dueDate }: Pick<ProcessMilestone, 'status' | 'dueDate'>,
  { today, seeded }: StatusDays,
): ProcessMilestone['status'] {
  if (status === 'completed') return status;
  if (dueDate < today) return status === 'delayed' && dueDate < seeded ? status : 'overdue';
  return status === 'overdue' ? 'in-progress' : status;
}

/** A process with the current status of each milestone; the same object if nothing changes. */
export function processWithStatusOn(process: Process, days: StatusDays): Process {
  const isCurrent = process.milestones.every(
    (each) => milestoneStatusOn(each, days) === each.status,
  );
  if (isCurrent) return process;
  const milestones = process.milestones.map((each) => ({
    ...each,
    status: milestoneStatusOn(each, days),
  }));
  return { ...process, milestones };
}

/** The processes with the status of each milestone at `now`, an ISO instant. */
export function useCurrentProcesses(stored: readonly Process[], now: string): readonly Process[] {
  const today = dayOf(now);
  const seeded = dayOf(useSampleMoment() ?? now);
  return useMemo(
    () => stored.map((process) => processWithStatusOn(process, { today, seeded })),
    [stored, today, seeded],
  );
}
