import { toWholePercent } from 'shared-kernel/domain/overview';
import type { Process } from 'shared-kernel/domain/process';
import { formatDate } from 'shared-kernel/format';
import type { RecordStep } from 'shared-kernel/records';
import type { ProcessMilestone } from './process-fields';
import { isDipTest } from './dip-test';

/** Returns the milestones sorted by due date. Milestones with equal due dates stay in stored order. */
export const sortMilestones = ({ milestones }: Pick<Process, 'milestones'>): ProcessMilestone[] =>
  [...milestones].sort((a, b) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0));

/** Returns completed milestones that follow an open milestone. That order is an error in the stored process. */
export function findOutOfOrderMilestones(process: Pick<Process, 'milestones'>): ProcessMilestone[] {
  const ordered = sortMilestones(process);
  const firstOpen = ordered.findIndex(({ status }) => status !== 'completed');
  return firstOpen === -1
    ? []
    : ordered.slice(firstOpen).filter(({ status }) => status === 'completed');
}

/** The list collapses completed milestones only if there are at least this many. */
const fewest = 3;

/**
 * Returns how many completed milestones the list collapses at its start. If all are completed, the last milestone stays
 * visible.
 */
export function countCollapsibleMilestones(ordered: readonly ProcessMilestone[]): number {
  const firstOpen = ordered.findIndex(({ status }) => status !== 'completed');
  const completed = firstOpen === -1 ? ordered.length - 1 : firstOpen;
  return completed < fewest ? 0 : completed;
}

/** Returns the current milestone of a process. Returns `undefined` only if the stored milestone id is invalid. */
export const getCurrentMilestone = (
  process: Pick<Process, 'milestones' | 'currentMilestone'>,
): ProcessMilestone | undefined =>
  process.milestones.find(({ id }) => id === process.currentMilestone);

/**
 * Returns the number of completed milestones, the total, and the progress in whole percent. Without milestones, the
 * progress is 0.
 */
export function computeProcessProgress({ milestones }: Pick<Process, 'milestones'>) {
  const completed = milestones.filter(({ status }) => status === 'completed').length;
  const total = milestones.length;
  return { completed, total, percent: toWholePercent(completed, total) };
}

export const createRequirementElementId = (milestoneId: string, requirement: number): string =>
  `requirement-${milestoneId}-${requirement}`;

export const getNextMilestone = (
  process: Pick<Process, 'milestones'>,
): ProcessMilestone | undefined =>
  sortMilestones(process).find(({ status }) => status !== 'completed');

export function getProcessNextStep(process: Pick<Process, 'milestones'>): RecordStep | undefined {
  const next = getNextMilestone(process);
  if (!next) return undefined;
  const { id, kind, name, assignedTo, dueDate, requirements } = next;
  const verb = isDipTest(kind) ? 'Confirm or reject' : 'Complete';
  return {
    text: `${verb} “${name}”`,
    by: `${assignedTo}, due ${formatDate(dueDate)}`,
    blockers: requirements.flatMap(({ label, met }, index) =>
      met ? [] : [{ text: label, part: createRequirementElementId(id, index) }],
    ),
  };
}
