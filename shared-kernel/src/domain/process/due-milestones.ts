import { dayOf } from 'shared-kernel/format';
import type { Process, ProcessMilestone } from './process.schema';
import { isVendorName } from './vendor-names';

interface DueFilter {
  /** Due today, or overdue and still open. */
  readonly due: 'today' | 'late';
  /** Only milestones of this assignee; all by default. */
  readonly assignee?: 'vendor' | undefined;
}

const isDue = ({ dueDate }: ProcessMilestone, due: DueFilter['due'], today: string) =>
  due === 'today' ? dueDate === today : dueDate < today;

/**
 * The open milestones of a process that are due today or overdue, by the user's day at `now` (ISO). Empty for a
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
