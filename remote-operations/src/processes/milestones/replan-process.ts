import type { Process } from 'shared-kernel/domain/process';
import { addDays } from 'shared-kernel/format';
import { delayMilestone, withNextMilestoneStarted } from './completed-milestone';
import { orderedMilestones } from './milestone-order';
import type { ProcessMilestone } from '../list/process-fields';

export interface MilestonePlan {
  /** `YYYY-MM-DD`. */
  readonly dueDate: string;
  readonly assignedTo: string;
}

const isOpen = ({ status }: ProcessMilestone) => status !== 'completed';

/** A milestone with a new plan; a later due date marks it as delayed. */
const planned = (milestone: ProcessMilestone, plan: MilestonePlan): ProcessMilestone => ({
  ...milestone,
  ...plan,
  ...(plan.dueDate > milestone.dueDate && { status: 'delayed' }),
});

/** A milestone that is no longer current becomes pending again. */
const asWaiting = (milestone: ProcessMilestone): ProcessMilestone =>
  milestone.status === 'in-progress' ? { ...milestone, status: 'pending' } : milestone;

/**
 * Returns a process with a replanned open milestone. Its milestones are sorted by due date, so another can become
 * current, and the process ends no earlier than its last milestone. The process is unchanged if the milestone is
 * missing or completed.
 */
export function replannedProcess(
  process: Process,
  milestoneId: string,
  plan: MilestonePlan,
): Process {
  const milestones = process.milestones.map((milestone) =>
    milestone.id === milestoneId && isOpen(milestone) ? planned(milestone, plan) : milestone,
  );
  const ordered = orderedMilestones({ milestones });
  const next = ordered.find(isOpen);
  const last = ordered.at(-1)?.dueDate ?? process.estimatedCompletion;
  const estimatedCompletion =
    last > process.estimatedCompletion ? last : process.estimatedCompletion;
  return withNextMilestoneStarted(
    { ...process, estimatedCompletion },
    ordered.map((milestone) => (milestone === next ? milestone : asWaiting(milestone))),
  );
}

/** Returns a process whose open milestones and end are moved by a number of days. */
export function postponedProcess(process: Process, days: number): Process {
  const milestones = orderedMilestones(process).map((milestone) =>
    isOpen(milestone) ? delayMilestone(milestone, days) : milestone,
  );
  const estimatedCompletion = addDays(process.estimatedCompletion, days);
  return withNextMilestoneStarted({ ...process, estimatedCompletion }, milestones);
}
