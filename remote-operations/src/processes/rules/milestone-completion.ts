import { milestoneSequence, type Process } from 'shared-kernel/domain/process';
import { addDays, toLocalDate, daysBetween, formatDate } from 'shared-kernel/format';
import { refuse } from 'shared-kernel/workspace';
import { formatDipTest, isDipTest } from './dip-test';
import { sortMilestones } from './milestone-order';
import type { DipTestOutcome, ProcessMilestone } from './process-fields';

/**
 * Returns why a milestone cannot be completed now, or `undefined` if it can. All earlier milestones must be completed,
 * and all requirements must be met.
 */
export function getCompletionError(
  process: Pick<Process, 'milestones'>,
  milestoneId: string,
): string | undefined {
  const ordered = sortMilestones(process);
  const at = ordered.findIndex(({ id }) => id === milestoneId);
  const milestone = ordered[at];
  if (!milestone) return 'This milestone is not part of the process.';
  if (milestone.status === 'completed') return `${milestone.name} is already completed.`;
  const earlier = ordered.slice(0, at).find(({ status }) => status !== 'completed');
  if (earlier) return `Complete ${earlier.name} first.`;
  const open = milestone.requirements.filter(({ met }) => !met).map(({ label }) => label);
  return open.length > 0 ? `Open requirements: ${open.join(', ')}.` : undefined;
}

/**
 * Moves the due date of a milestone by a number of days and marks the milestone as delayed. With 0 days nothing
 * changes.
 */
export const postponeMilestone = (milestone: ProcessMilestone, days: number): ProcessMilestone =>
  days > 0
    ? { ...milestone, status: 'delayed', dueDate: addDays(milestone.dueDate, days) }
    : milestone;

const started = (milestone: ProcessMilestone): ProcessMilestone =>
  milestone.status === 'pending' ? { ...milestone, status: 'in-progress' } : milestone;

/**
 * Returns a process with the given ordered milestones. The first open milestone becomes current, or the process is
 * completed.
 */
export function startNextMilestone(
  process: Process,
  milestones: readonly ProcessMilestone[],
): Process {
  const next = milestones.find(({ status }) => status !== 'completed');
  return {
    ...process,
    status: next ? process.status : 'completed',
    currentMilestone: next?.id ?? process.currentMilestone,
    milestones: milestones.map((each) => (each.id === next?.id ? started(each) : each)),
  };
}

function reTestOf(process: Process, rejected: ProcessMilestone, today: string): ProcessMilestone {
  const step = milestoneSequence.find(({ kind }) => kind === 're_test');
  const taken = new Set(process.milestones.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${rejected.id}-R${String(number)}`)) number += 1;
  return {
    id: `${rejected.id}-R${String(number)}`,
    name: step?.openName ?? 'Re-test',
    kind: 're_test',
    status: 'in-progress',
    dueDate: addDays(today, 1),
    requirements: (step?.requirements ?? []).map((label) => ({ label, met: false })),
    alerts: [`${rejected.name} was rejected on ${formatDate(today)}.`],
    assignedTo: rejected.assignedTo,
    documents: [],
  };
}

/** Returns the number of days by which the remaining milestones must be postponed, so that they follow the re-test. */
function delayBehind(reTest: ProcessMilestone, rest: readonly ProcessMilestone[]): number {
  const next = rest[0];
  return next ? Math.max(0, daysBetween(next.dueDate, reTest.dueDate) + 1) : 0;
}

/**
 * Returns the process after a milestone is completed, or throws if completion is not allowed. A rejected dip test adds
 * a re-test.
 */
export function applyMilestoneCompletion(
  process: Process,
  milestoneId: string,
  now: string,
  outcome?: DipTestOutcome,
): Process {
  const refusal = getCompletionError(process, milestoneId);
  if (refusal !== undefined) return refuse(refusal);
  const today = toLocalDate(now);
  const ordered = sortMilestones(process);
  const at = ordered.findIndex(({ id }) => id === milestoneId);
  const milestone = ordered[at];
  if (!milestone) return process;
  const before = ordered.slice(0, at);
  const after = ordered.slice(at + 1);
  const done: ProcessMilestone = { ...milestone, status: 'completed', completedDate: today };
  const { kind } = milestone;
  if (!isDipTest(kind)) return startNextMilestone(process, [...before, done, ...after]);
  if (!outcome) return refuse('Confirm or reject the dip test.');
  const read: ProcessMilestone = { ...done, outcome, name: formatDipTest(kind, outcome) };
  if (outcome === 'confirmed') return startNextMilestone(process, [...before, read, ...after]);
  const reTest = reTestOf(process, milestone, today);
  const delay = delayBehind(reTest, after);
  const moved = after.map((each) => postponeMilestone(each, delay));
  const estimatedCompletion = addDays(process.estimatedCompletion, delay);
  return startNextMilestone({ ...process, estimatedCompletion }, [
    ...before,
    read,
    reTest,
    ...moved,
  ]);
}

export function setRequirementMet(
  process: Process,
  milestoneId: string,
  requirement: number,
  met: boolean,
): Process {
  return {
    ...process,
    milestones: process.milestones.map((milestone) =>
      milestone.id === milestoneId && milestone.status !== 'completed'
        ? {
            ...milestone,
            requirements: milestone.requirements.map((each, index) =>
              index === requirement ? { ...each, met } : each,
            ),
          }
        : milestone,
    ),
  };
}
