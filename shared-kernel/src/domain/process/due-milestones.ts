import { dayOf } from 'shared-kernel/format';
import type { Process, ProcessMilestone } from './process.schema';
import { isVendorName } from './vendor-names';

interface DueFilter {
  /** Whether to select open milestones that are due today, or those that are overdue. */
  readonly due: 'today' | 'late';
  /** Limits the result to milestones that are assigned to a vendor. By default all milestones are included. */
  readonly assignee?: 'vendor' | undefined;
}

const isDue = ({ dueDate }: ProcessMilestone, due: DueFilter['due'], today: string) =>
  due === 'today' ? dueDate === today : dueDate < today;

/**
 * The open milestones of a process that are due today or overdue at `now` (ISO) in the user's time zone. Empty for a
 * completed process.
 */
export function dueMilestones(
  { status, milestones }: Pick<Process, 'status' | 'milestones'>,
  { due, assignee }: DueFilter,
  now: string,
): readonly ProcessMilestone[] {
  if (status === 'completed') return [];
  const today = dayOf(now);
  return milestones.filter(
    (milestone) =>
      milestone.status !== 'completed' &&
      isDue(milestone, due, today) &&
      (assignee === undefined || isVendorName(milestone.assignedTo)),
  );
}
