import { dayOf } from 'shared-kernel/format';
import type { Process, ProcessMilestone } from './process.schema';
import { isVendorName } from './vendor-names';

/** Which open milestones are meant: how they are due, and whose they are. */
interface DueFilter {
  /** Due on this very day, or due before it and still open. */
  readonly due: 'today' | 'late';
  /** Everybody's unless said. */
  readonly assignee?: 'vendor' | undefined;
}

const isDue = ({ dueDate }: ProcessMilestone, due: DueFilter['due'], today: string) =>
  due === 'today' ? dueDate === today : dueDate < today;

/** The open milestones of a process that are due so on the reader's day of `now`, an ISO instant; none once it is completed. */
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
