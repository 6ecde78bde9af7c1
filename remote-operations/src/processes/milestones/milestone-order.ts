import { wholePercent } from 'shared-kernel/domain/overview';
import type { Process } from 'shared-kernel/domain/process';
import { formatDate } from 'shared-kernel/format';
import type { RecordStep } from 'shared-kernel/records';
import type { ProcessMilestone } from '../list/process-parts';
import { isDipTest } from './dip-test';

/** A process's milestones in the order they must be completed: by due date, as listed within a day. */
export const orderedMilestones = ({
  milestones,
}: Pick<Process, 'milestones'>): ProcessMilestone[] =>
  [...milestones].sort((a, b) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0));

/** The milestones that are completed although an earlier one is open: a record to look at. */
export function outOfOrderMilestones(process: Pick<Process, 'milestones'>): ProcessMilestone[] {
  const ordered = orderedMilestones(process);
  const firstOpen = ordered.findIndex(({ status }) => status !== 'completed');
  return firstOpen === -1
    ? []
    : ordered.slice(firstOpen).filter(({ status }) => status === 'completed');
}

/** Fewer than this are not worth folding away. */
const fewest = 3;

/**
 * How many of the milestones at the head of a list, in their order, are completed and fold away, so that the current
 * one is on top. Where all are completed, the last stays.
 */
export function foldableMilestones(ordered: readonly ProcessMilestone[]): number {
  const firstOpen = ordered.findIndex(({ status }) => status !== 'completed');
  const completed = firstOpen === -1 ? ordered.length - 1 : firstOpen;
  return completed < fewest ? 0 : completed;
}

/** The milestone a process is at; undefined only when its reference is broken. */
export const currentMilestoneOf = (
  process: Pick<Process, 'milestones' | 'currentMilestone'>,
): ProcessMilestone | undefined =>
  process.milestones.find(({ id }) => id === process.currentMilestone);

/** How many milestones are done, in whole percentage points too; a process without milestones is at 0. */
export function processProgress({ milestones }: Pick<Process, 'milestones'>) {
  const completed = milestones.filter(({ status }) => status === 'completed').length;
  const total = milestones.length;
  return { completed, total, percent: wholePercent(completed, total) };
}

/** The id of the box by which a requirement is met. */
export const requirementPart = (milestoneId: string, requirement: number): string =>
  `requirement-${milestoneId}-${requirement}`;

/** The milestone that is to be completed next; undefined once all are. */
export const nextMilestoneOf = (
  process: Pick<Process, 'milestones'>,
): ProcessMilestone | undefined =>
  orderedMilestones(process).find(({ status }) => status !== 'completed');

/** What is to be done next with a process, by whom and until when; it waits for each requirement that is open. */
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
