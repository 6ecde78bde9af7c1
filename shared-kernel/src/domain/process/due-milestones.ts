import { dayOf } from 'shared-kernel/format';
import type { Process, ProcessMilestone } from './process.schema';
import { isVendorName } from './vendor-names';

/** How pressing what is due can be: due on this very day, or due before it and still open. */
export const dueStates = ['today', 'late'] as const;

export type DueState = (typeof dueStates)[number];

/** Whose milestones are looked at; everybody's unless said. */
export const assigneeKinds = ['vendor'] as const;

export type AssigneeKind = (typeof assigneeKinds)[number];

/** Which open milestones are meant: how they are due, and whose they are. */
export interface DueFilter {
  readonly due: DueState;
  readonly assignee?: AssigneeKind | undefined;
}

const isDue = ({ dueDate }: ProcessMilestone, due: DueState, today: string) =>
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
