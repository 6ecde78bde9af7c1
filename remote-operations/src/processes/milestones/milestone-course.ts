import type { Process } from 'shared-kernel/domain/process';
import { addDays } from 'shared-kernel/format';
import type { ProcessMilestone } from '../list/process-parts';

/** A milestone moved by a number of days; one that stays where it is keeps its status. */
export const delayed = (milestone: ProcessMilestone, days: number): ProcessMilestone =>
  days > 0
    ? { ...milestone, status: 'delayed', dueDate: addDays(milestone.dueDate, days) }
    : milestone;

/** The milestone that follows is taken up: what was waiting is now in progress. */
const takenUp = (milestone: ProcessMilestone): ProcessMilestone =>
  milestone.status === 'pending' ? { ...milestone, status: 'in-progress' } : milestone;

/** A process with these milestones, in their order: the first that is open is the one it is at, none completes it. */
export function withNextTakenUp(
  process: Process,
  milestones: readonly ProcessMilestone[],
): Process {
  const next = milestones.find(({ status }) => status !== 'completed');
  return {
    ...process,
    status: next ? process.status : 'completed',
    currentMilestone: next?.id ?? process.currentMilestone,
    milestones: milestones.map((each) => (each.id === next?.id ? takenUp(each) : each)),
  };
}
