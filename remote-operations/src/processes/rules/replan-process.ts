import type { Process } from 'shared-kernel/domain/process';
import { addDays } from 'shared-kernel/format';
import { postponeMilestone, startNextMilestone } from './milestone-completion';
import { sortMilestones } from './milestone-order';
import type { ProcessMilestone } from './process-fields';

export interface MilestonePlan {
  /** Due date as `YYYY-MM-DD`. */
  readonly dueDate: string;
  readonly assignedTo: string;
}

const isOpen = ({ status }: ProcessMilestone) => status !== 'completed';

/** Returns the rescheduled milestone. A later due date marks the milestone as delayed. */
const planned = (milestone: ProcessMilestone, plan: MilestonePlan): ProcessMilestone => ({
  ...milestone,
  ...plan,
  ...(plan.dueDate > milestone.dueDate && { status: 'delayed' }),
});

/** Sets a milestone that is no longer current back to pending. */
const asWaiting = (milestone: ProcessMilestone): ProcessMilestone =>
  milestone.status === 'in-progress' ? { ...milestone, status: 'pending' } : milestone;

/**
 * Returns the process with one open milestone rescheduled. The milestones are sorted by due date, so a different
 * milestone can become current.
 */
export function applyMilestonePlan(
  process: Process,
  milestoneId: string,
  plan: MilestonePlan,
): Process {
  const milestones = process.milestones.map((milestone) =>
    milestone.id === milestoneId && isOpen(milestone) ? planned(milestone, plan) : milestone,
  );
  const ordered = sortMilestones({ milestones });
  const next = ordered.find(isOpen);
  const last = ordered.at(-1)?.dueDate ?? process.estimatedCompletion;
  const estimatedCompletion =
    last > process.estimatedCompletion ? last : process.estimatedCompletion;
  return startNextMilestone(
    { ...process, estimatedCompletion },
    ordered.map((milestone) => (milestone === next ? milestone : asWaiting(milestone))),
  );
}

export function postponeProcess(process: Process, days: number): Process {
  const milestones = sortMilestones(process).map((milestone) =>
    isOpen(milestone) ? postponeMilestone(milestone, days) : milestone,
  );
  const estimatedCompletion = addDays(process.estimatedCompletion, days);
  return startNextMilestone({ ...process, estimatedCompletion }, milestones);
}
