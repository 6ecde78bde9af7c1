import { wholePercent } from 'shared-kernel/domain/overview';
import type { Process } from 'shared-kernel/domain/process';
import { formatDate } from 'shared-kernel/format';
import type { RecordStep } from 'shared-kernel/records';
import type { ProcessMilestone } from './process-fields';
import { isDipTest } from './dip-test';

/**
 * Returns the milestones in the order of completion. They are sorted by due date. Milestones with equal due dates stay
 * in stored order.
 */
export const orderedMilestones = ({
  milestones,
}: Pick<Process, 'milestones'>): ProcessMilestone[] =>
  [...milestones].sort((a, b) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0));

/** Returns completed milestones that come after an open one. Such an order is an error in the stored process. */
export function outOfOrderMilestones(process: Pick<Process, 'milestones'>): ProcessMilestone[] {
  const ordered = orderedMilestones(process);
  const firstOpen = ordered.findIndex(({ status }) => status !== 'completed');
  return firstOpen === -1
    ? []
    : ordered.slice(firstOpen).filter(({ status }) => status === 'completed');
}

/** Minimum number of completed milestones for collapsing them. */
const fewest = 3;

/**
 * Returns how many completed milestones at the start of the list to collapse. The current milestone is then on top. If
 * all are completed, the last one stays visible.
 */
export function collapsibleMilestoneCount(ordered: readonly ProcessMilestone[]): number {
  const firstOpen = ordered.findIndex(({ status }) => status !== 'completed');
  const completed = firstOpen === -1 ? ordered.length - 1 : firstOpen;
  return completed < fewest ? 0 : completed;
}

/** Returns the current milestone of a process. Returns `undefined` only if the stored milestone id is invalid. */
export const currentMilestoneOf = (
  process: Pick<Process, 'milestones' | 'currentMilestone'>,
): ProcessMilestone | undefined =>
  process.milestones.find(({ id }) => id === process.currentMilestone);

/**
 * Returns the number of completed milestones, the total, and the progress in whole percent. Without milestones, the
 * progress is 0.
 */
export function processProgress({ milestones }: Pick<Process, 'milestones'>) {
  const completed = milestones.filter(({ status }) => status === 'completed').length;
  const total = milestones.length;
  return { completed, total, percent: wholePercent(completed, total) };
}

export const requirementPart = (milestoneId: string, requirement: number): string =>
  `requirement-${milestoneId}-${requirement}`;

/** Returns the next milestone to complete, or `undefined` if all are completed. */
export const nextMilestoneOf = (
  process: Pick<Process, 'milestones'>,
): ProcessMilestone | undefined =>
  orderedMilestones(process).find(({ status }) => status !== 'completed');

/** Returns the next step of a process with assignee and due date. Open requirements block the step. */
export function processStep(process: Pick<Process, 'milestones'>): RecordStep | undefined {
  const next = nextMilestoneOf(process);
  if (!next) return undefined;
  const { id, kind, name, assignedTo, dueDate, requirements } = next;
  const verb = isDipTest(kind) ? 'Confirm or reject' : 'Complete';
  return {
    text: `${verb} “${name}”`,
    by: `${assignedTo}, due ${formatDate(dueDate)}`,
    blockers: requirements.flatMap(({ label, met }, index) =>
      met ? [] : [{ text: label, part: requirementPart(id, index) }],
    ),
  };
}
