import type { Process } from 'shared-kernel/domain/process';
import {
  addDays,
  dayBegins,
  dayOf,
  daysBetween,
  formatDate,
  formatNumber,
} from 'shared-kernel/format';
import type { DipTestOutcome, ProcessMilestone, ProcessAlert } from '../list/process-parts';

/** Whether an alert still speaks of work to be done. */
export const isOpenAlert = ({ clearedAt }: ProcessAlert): boolean => clearedAt === undefined;

/** The alerts about some of the processes, in their given order. */
export function alertsAbout(
  processes: readonly Pick<Process, 'id'>[],
  alerts: readonly ProcessAlert[],
): ProcessAlert[] {
  const ids = new Set(processes.map(({ id }) => id));
  return alerts.filter(({ processId }) => ids.has(processId));
}

/** When the milestone that an alert speaks of is due (`YYYY-MM-DD`); nothing where none is or it is completed. */
export function dueOfAlert(
  { processId, milestoneId }: ProcessAlert,
  processes: readonly Process[],
): string | undefined {
  const process = processes.find(({ id }) => id === processId);
  const milestone = process?.milestones.find(({ id }) => id === milestoneId);
  return milestone && milestone.status !== 'completed' ? milestone.dueDate : undefined;
}

/** An alert that was stored before alerts named a milestone speaks of whichever is next. */
const speaksOf = (alert: ProcessAlert, process: Pick<Process, 'id'>, milestoneId: string) =>
  isOpenAlert(alert) &&
  alert.processId === process.id &&
  (alert.milestoneId ?? milestoneId) === milestoneId;

const currentOf = ({ milestones, currentMilestone }: Process): ProcessMilestone | undefined =>
  milestones.find(({ id, status }) => id === currentMilestone && status !== 'completed');

/**
 * The alerts that change when a milestone is completed at `now`, as they become: its own are cleared,
 * and all of the process with its last milestone. A rejected test clears nothing: its alert goes on to
 * the re-test, which is the process's milestone then.
 */
export function alertsAfterMilestone(
  alerts: readonly ProcessAlert[],
  process: Process,
  milestoneId: string,
  outcome: DipTestOutcome | undefined,
  now: string,
): readonly ProcessAlert[] {
  if (outcome === 'rejected') {
    return alerts
      .filter((alert) => speaksOf(alert, process, milestoneId))
      .map((alert) => ({ ...alert, milestoneId: process.currentMilestone }));
  }
  const isOver = process.status === 'completed';
  return alerts
    .filter(
      (alert) =>
        speaksOf(alert, process, milestoneId) ||
        (isOver && isOpenAlert(alert) && alert.processId === process.id),
    )
    .map((alert) => ({ ...alert, clearedAt: now }));
}

/** The alert that a rejected dip test raises about its re-test, unless one goes on to it. */
export function reTestAlert(
  process: Process,
  alerts: readonly ProcessAlert[],
  id: string,
  now: string,
): ProcessAlert | undefined {
  const reTest = currentOf(process);
  if (!reTest || alerts.some((alert) => speaksOf(alert, process, reTest.id))) return undefined;
  return {
    id,
    level: 'CRITICAL',
    title: 'Re-test required',
    message: `A dip test of ${process.name} was rejected. Its re-test is due on ${formatDate(reTest.dueDate)}.`,
    processId: process.id,
    milestoneId: reTest.id,
    at: now,
  };
}

/**
 * The alert of each process whose current milestone is past its due date, raised as the reader's day after
 * it begins, unless an alert speaks of that milestone already; it clears with the milestone.
 */
export const overdueAlerts = (
  processes: readonly Process[],
  alerts: readonly ProcessAlert[],
  now: string,
): readonly ProcessAlert[] =>
  processes.flatMap((process): ProcessAlert[] => {
    const milestone = process.status === 'active' ? currentOf(process) : undefined;
    if (!milestone || !(milestone.dueDate < dayOf(now))) return [];
    if (alerts.some((alert) => speaksOf(alert, process, milestone.id))) return [];
    const days = daysBetween(milestone.dueDate, now);
    return [
      {
        id: `AL-${process.id}-${milestone.id}`,
        level: process.priority === 'critical' ? 'CRITICAL' : 'HIGH',
        title: `${milestone.name} overdue`,
        message: `It was due on ${formatDate(milestone.dueDate)}, ${formatNumber(days)} ${days === 1 ? 'day' : 'days'} ago.`,
        processId: process.id,
        milestoneId: milestone.id,
        at: dayBegins(addDays(milestone.dueDate, 1)),
      },
    ];
  });
