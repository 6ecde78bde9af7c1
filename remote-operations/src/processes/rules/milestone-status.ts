import type { Process } from 'shared-kernel/domain/process';
import { useMemo } from 'react';
import { toLocalDate } from 'shared-kernel/format';
import { useSampleTime } from 'shared-kernel/workspace';
import type { ProcessMilestone } from './process-fields';

export interface MilestoneStatusDates {
  readonly today: string;
  readonly seeded: string;
}

/**
 * Returns the status of a milestone on a day. An open milestone is overdue after its due date (PM3), unless the sample
 * data already marked it as delayed.
 */
export function getMilestoneStatus(
  { status, dueDate }: Pick<ProcessMilestone, 'status' | 'dueDate'>,
  { today, seeded }: MilestoneStatusDates,
): ProcessMilestone['status'] {
  if (status === 'completed') return status;
  if (dueDate < today) return status === 'delayed' && dueDate < seeded ? status : 'overdue';
  return status === 'overdue' ? 'in-progress' : status;
}

/** Returns a process with the current status of each milestone. Returns the same object if no status changes. */
export function updateMilestoneStatuses(process: Process, days: MilestoneStatusDates): Process {
  const isCurrent = process.milestones.every(
    (each) => getMilestoneStatus(each, days) === each.status,
  );
  if (isCurrent) return process;
  const milestones = process.milestones.map((each) => ({
    ...each,
    status: getMilestoneStatus(each, days),
  }));
  return { ...process, milestones };
}

export function useCurrentProcesses(stored: readonly Process[], now: string): readonly Process[] {
  const today = toLocalDate(now);
  const seeded = toLocalDate(useSampleTime() ?? now);
  return useMemo(
    () => stored.map((process) => updateMilestoneStatuses(process, { today, seeded })),
    [stored, today, seeded],
  );
}
