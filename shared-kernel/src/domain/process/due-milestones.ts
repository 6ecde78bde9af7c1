import { dayOf } from 'shared-kernel/format';
import type { Process, ProcessMilestone } from './process.schema';
import { isVendorName } from './vendor-names';

/** What milestones can be looked at by. */
export const dueChoices = {
  /** Due on this very day, or due before it and still open. */
  due: ['today', 'late'],
  /** Whose they are; everybody's unless said. */
  assignee: ['vendor'],
} as const;

type DueChoice<Part extends keyof typeof dueChoices> = (typeof dueChoices)[Part][number];

/** Which open milestones are meant: how they are due, and whose they are. */
interface DueFilter {
  readonly due: DueChoice<'due'>;
  readonly assignee?: DueChoice<'assignee'> | undefined;
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
