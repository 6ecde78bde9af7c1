import { milestoneSequence, type Process } from 'shared-kernel/domain/process';
import { addDays, dayOf, daysBetween, formatDate } from 'shared-kernel/format';
import { dipTestName, isDipTest } from './dip-test';
import { delayed, withNextTakenUp } from './milestone-course';
import { orderedMilestones } from './milestone-order';
import type { DipTestOutcome, ProcessMilestone } from '../list/process-parts';

export type MilestoneError =
  | { readonly kind: 'unknown_milestone'; readonly milestoneId: string }
  | { readonly kind: 'already_completed'; readonly milestone: string }
  | { readonly kind: 'earlier_open'; readonly earlier: string }
  | { readonly kind: 'requirements_open'; readonly requirements: readonly string[] }
  | { readonly kind: 'outcome_missing' };

export type MilestoneResult =
  | { readonly ok: true; readonly process: Process }
  | { readonly ok: false; readonly error: MilestoneError };

/** One plain sentence for a refused completion. */
export function milestoneErrorText(error: MilestoneError): string {
  switch (error.kind) {
    case 'unknown_milestone':
      return 'This milestone is not part of the process.';
    case 'already_completed':
      return `${error.milestone} is already completed.`;
    case 'earlier_open':
      return `${error.earlier} has to be completed first.`;
    case 'requirements_open':
      return `Open requirements: ${error.requirements.join(', ')}.`;
    case 'outcome_missing':
      return 'A dip test is either confirmed or rejected.';
  }
}

/**
 * Why a milestone cannot be completed now, or undefined when it can: every earlier milestone comes
 * first, and every requirement must be met.
 */
export function milestoneError(
  process: Pick<Process, 'milestones'>,
  milestoneId: string,
): MilestoneError | undefined {
  const ordered = orderedMilestones(process);
  const at = ordered.findIndex(({ id }) => id === milestoneId);
  const milestone = ordered[at];
  if (!milestone) return { kind: 'unknown_milestone', milestoneId };
  if (milestone.status === 'completed') {
    return { kind: 'already_completed', milestone: milestone.name };
  }
  const earlier = ordered.slice(0, at).find(({ status }) => status !== 'completed');
  if (earlier) return { kind: 'earlier_open', earlier: earlier.name };
  const open = milestone.requirements.filter(({ met }) => !met).map(({ label }) => label);
  return open.length > 0 ? { kind: 'requirements_open', requirements: open } : undefined;
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
 * A process with one more milestone completed, or why it is refused; the one given is never changed.
 * A dip test needs its outcome, and a rejected one brings its re-test right behind it, due the next
 * day; what followed moves, delayed, by as many days as that needs. The next milestone becomes the current one; after the last the process is completed. `now` is
 * an ISO instant; the reader's day of it counts.
 */
export function completedMilestone(
  process: Process,
  milestoneId: string,
  now: string,
  outcome?: DipTestOutcome,
): MilestoneResult {
  const error = milestoneError(process, milestoneId);
  if (error) return { ok: false, error };
  const today = dayOf(now);
  const ordered = orderedMilestones(process);
  const milestone = ordered.find(({ id }) => id === milestoneId);
  if (!milestone) return { ok: false, error: { kind: 'unknown_milestone', milestoneId } };
  const done: ProcessMilestone = { ...milestone, status: 'completed', completedDate: today };
  const { kind } = milestone;
  if (!isDipTest(kind)) {
    const milestones = ordered.map((each) => (each.id === milestoneId ? done : each));
    return { ok: true, process: withNextTakenUp(process, milestones) };
  }
  if (!outcome) return { ok: false, error: { kind: 'outcome_missing' } };
  const read: ProcessMilestone = { ...done, outcome, name: dipTestName(kind, outcome) };
  const at = ordered.indexOf(milestone);
  const before = [...ordered.slice(0, at), read];
  const after = ordered.slice(at + 1);
  if (outcome === 'confirmed') {
    return { ok: true, process: withNextTakenUp(process, [...before, ...after]) };
  }
  const reTest = reTestOf(process, milestone, today);
  const delay = delayBehind(reTest, after);
  const milestones = [...before, reTest, ...after.map((each) => delayed(each, delay))];
  const estimatedCompletion = addDays(process.estimatedCompletion, delay);
  return {
    ok: true,
    process: withNextTakenUp({ ...process, estimatedCompletion }, milestones),
  };
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
