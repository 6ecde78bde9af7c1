import { wholePercent } from 'shared-kernel/domain/overview';
import type { Process } from 'shared-kernel/domain/process';
import { formatDate } from 'shared-kernel/format';
import type { RecordStep } from 'shared-kernel/records';
import type { ProcessMilestone } from '../list/process-fields';
import { isDipTest } from './dip-test';

/** Milestones in the order of completion: by due date, and within a day as listed. */
export const orderedMilestones = ({
  milestones,
}: Pick<Process, 'milestones'>): ProcessMilestone[] =>
  [...milestones].sort((a, b) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0));

/** Completed milestones that come after an open one, which indicates an error in the record. */
export function outOfOrderMilestones(process: Pick<Process, 'milestones'>): ProcessMilestone[] {
  const ordered = orderedMilestones(process);
  const firstOpen = ordered.findIndex(({ status }) => status !== 'completed');
  return firstOpen === -1
    ? []
    : ordered.slice(firstOpen).filter(({ status }) => status === 'completed');
}

/** Minimum number of completed milestones to collapse. */
const fewest = 3;

/**
 * Number of completed milestones at the start of the list to collapse, so that the current one is on top. If all are
 * completed, the last one stays visible.
 */
export function collapsibleMilestoneCount(ordered: readonly ProcessMilestone[]): number {
  const firstOpen = ordered.findIndex(({ status }) => status !== 'completed');
  const completed = firstOpen === -1 ? ordered.length - 1 : firstOpen;
  return completed < fewest ? 0 : completed;
}

/** The current milestone; `undefined` only if its reference is broken. */
export const currentMilestoneOf = (
  process: Pick<Process, 'milestones' | 'currentMilestone'>,
): ProcessMilestone | undefined =>
  process.milestones.find(({ id }) => id === process.currentMilestone);

/** Completed and total milestones, also in whole percent; 0 without milestones. */
export function processProgress({ milestones }: Pick<Process, 'milestones'>) {
  const completed = milestones.filter(({ status }) => status === 'completed').length;
  const total = milestones.length;
  return { completed, total, percent: wholePercent(completed, total) };
}

/** Element id of a requirement. */
export const requirementPart = (milestoneId: string, requirement: number): string =>
  `requirement-${milestoneId}-${requirement}`;

/** The next milestone to complete; `undefined` if all are completed. */
export const nextMilestoneOf = (
  process: Pick<Process, 'milestones'>,
): ProcessMilestone | undefined =>
  orderedMilestones(process).find(({ status }) => status !== 'completed');

/** The next step of a process with assignee and due date; open requirements block it. */
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
