import type { Process } from 'shared-kernel/domain/process';
import { addDays } from 'shared-kernel/format';
import { delayed, withNextTakenUp } from './completed-milestone';
import { orderedMilestones } from './milestone-order';
import type { ProcessMilestone } from '../list/process-parts';

/** By when a milestone is wanted, and of whom. */
export interface MilestonePlan {
  /** `YYYY-MM-DD`. */
  readonly dueDate: string;
  readonly assignedTo: string;
}

const isOpen = ({ status }: ProcessMilestone) => status !== 'completed';

/** A milestone with a new plan: one that comes later is delayed. */
const planned = (milestone: ProcessMilestone, plan: MilestonePlan): ProcessMilestone => ({
  ...milestone,
  ...plan,
  ...(plan.dueDate > milestone.dueDate && { status: 'delayed' }),
});

/** The milestone a process is no longer at waits again. */
const asWaiting = (milestone: ProcessMilestone): ProcessMilestone =>
  milestone.status === 'in-progress' ? { ...milestone, status: 'pending' } : milestone;

/**
 * A process with an open milestone planned again; its milestones come in the order of their days, so that another may
 * be next, and it is completed no earlier than its last. Unchanged where there is none such.
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
  return withNextTakenUp(
    { ...process, estimatedCompletion },
    ordered.map((milestone) => (milestone === next ? milestone : asWaiting(milestone))),
  );
}

/** A process with all its open milestones and its end moved by a number of days. */
export function postponedProcess(process: Process, days: number): Process {
  const milestones = orderedMilestones(process).map((milestone) =>
    isOpen(milestone) ? delayed(milestone, days) : milestone,
  );
  const estimatedCompletion = addDays(process.estimatedCompletion, days);
  return withNextTakenUp({ ...process, estimatedCompletion }, milestones);
}
