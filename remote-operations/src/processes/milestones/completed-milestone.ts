import { milestoneSequence, type Process } from 'shared-kernel/domain/process';
import { addDays, dayOf, daysBetween, formatDate } from 'shared-kernel/format';
import { refuse } from 'shared-kernel/workspace';
import { dipTestName, isDipTest } from './dip-test';
import { orderedMilestones } from './milestone-order';
import type { DipTestOutcome, ProcessMilestone } from '../list/process-parts';

/**
 * Why a milestone cannot be completed now, in one sentence, or undefined when it can: every earlier milestone comes
 * first, and every requirement must be met.
 */
export function completionRefusal(
  process: Pick<Process, 'milestones'>,
  milestoneId: string,
): string | undefined {
  const ordered = orderedMilestones(process);
  const at = ordered.findIndex(({ id }) => id === milestoneId);
  const milestone = ordered[at];
  if (!milestone) return 'This milestone is not part of the process.';
  if (milestone.status === 'completed') return `${milestone.name} is already completed.`;
  const earlier = ordered.slice(0, at).find(({ status }) => status !== 'completed');
  if (earlier) return `${earlier.name} has to be completed first.`;
  const open = milestone.requirements.filter(({ met }) => !met).map(({ label }) => label);
  return open.length > 0 ? `Open requirements: ${open.join(', ')}.` : undefined;
}

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

/** How many days the rest must move so that it comes after the re-test. */
function delayBehind(reTest: ProcessMilestone, rest: readonly ProcessMilestone[]): number {
  const next = rest[0];
  return next ? Math.max(0, daysBetween(next.dueDate, reTest.dueDate) + 1) : 0;
}

/**
 * A process with one more milestone completed, unless it is refused; the one given is never changed.
 * A dip test needs its outcome, and a rejected one brings its re-test right behind it, due the next
 * day; what followed moves, delayed, by as many days as that needs. The next milestone becomes the current one; after
 * the last the process is completed. `now` is an ISO instant; the reader's day of it counts.
 */
export function completedMilestone(
  process: Process,
  milestoneId: string,
  now: string,
  outcome?: DipTestOutcome,
): Process {
  const refusal = completionRefusal(process, milestoneId);
  if (refusal !== undefined) return refuse(refusal);
  const today = dayOf(now);
  const ordered = orderedMilestones(process);
  const at = ordered.findIndex(({ id }) => id === milestoneId);
  const milestone = ordered[at];
  if (!milestone) return process;
  const before = ordered.slice(0, at);
  const after = ordered.slice(at + 1);
  const done: ProcessMilestone = { ...milestone, status: 'completed', completedDate: today };
  const { kind } = milestone;
  if (!isDipTest(kind)) return withNextTakenUp(process, [...before, done, ...after]);
  if (!outcome) return refuse('A dip test is either confirmed or rejected.');
  const read: ProcessMilestone = { ...done, outcome, name: dipTestName(kind, outcome) };
  if (outcome === 'confirmed') return withNextTakenUp(process, [...before, read, ...after]);
  const reTest = reTestOf(process, milestone, today);
  const delay = delayBehind(reTest, after);
  const moved = after.map((each) => delayed(each, delay));
  const estimatedCompletion = addDays(process.estimatedCompletion, delay);
  return withNextTakenUp({ ...process, estimatedCompletion }, [...before, read, reTest, ...moved]);
}

/** A process with one requirement of an open milestone met or unmet; unchanged when there is none such. */
export function markedRequirement(
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
