import type { Process } from 'shared-kernel/domain/process';
import {
  addDays,
  startOfDay,
  toLocalDate,
  daysBetween,
  formatDate,
  formatNumber,
} from 'shared-kernel/format';
import type { DipTestOutcome, ProcessMilestone, ProcessAlert } from './process-fields';

export const isOpenAlert = ({ clearedAt }: ProcessAlert): boolean => clearedAt === undefined;

export function findProcessAlerts(
  processes: readonly Pick<Process, 'id'>[],
  alerts: readonly ProcessAlert[],
): ProcessAlert[] {
  const ids = new Set(processes.map(({ id }) => id));
  return alerts.filter(({ processId }) => ids.has(processId));
}

/**
 * Returns the due date (`YYYY-MM-DD`) of an alert's milestone. Returns `undefined` if the milestone is missing or
 * completed.
 */
export function findAlertDueDate(
  { processId, milestoneId }: ProcessAlert,
  processes: readonly Process[],
): string | undefined {
  const process = processes.find(({ id }) => id === processId);
  const milestone = process?.milestones.find(({ id }) => id === milestoneId);
  return milestone && milestone.status !== 'completed' ? milestone.dueDate : undefined;
}

/** Older versions stored alerts without a milestone id. Such an alert matches every milestone of its process. */
const speaksOf = (alert: ProcessAlert, process: Pick<Process, 'id'>, milestoneId: string) =>
  isOpenAlert(alert) &&
  alert.processId === process.id &&
  (alert.milestoneId ?? milestoneId) === milestoneId;

const currentOf = ({ milestones, currentMilestone }: Process): ProcessMilestone | undefined =>
  milestones.find(({ id, status }) => id === currentMilestone && status !== 'completed');

/**
 * Returns the alerts after a milestone is completed at `now`. After a rejected test, the alert of the milestone refers
 * to the re-test instead.
 */
export function updateMilestoneAlerts(
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

export function createRetestAlert(
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
 * Returns new alerts for active processes with an overdue current milestone. The time of an alert is the start of the
 * day after the due date.
 */
export const createOverdueAlerts = (
  processes: readonly Process[],
  alerts: readonly ProcessAlert[],
  now: string,
): readonly ProcessAlert[] =>
  processes.flatMap((process): ProcessAlert[] => {
    const milestone = process.status === 'active' ? currentOf(process) : undefined;
    if (!milestone || !(milestone.dueDate < toLocalDate(now))) return [];
    if (alerts.some((alert) => speaksOf(alert, process, milestone.id))) return [];
    const days = daysBetween(milestone.dueDate, now);
    return [
      {
        id: `AL-${process.id}-${milestone.id}`,
        level: process.priority === 'critical' ? 'CRITICAL' : 'HIGH',
        title: `${milestone.name} overdue`,
        message: `The milestone was due on ${formatDate(milestone.dueDate)}, ${formatNumber(days)} ${days === 1 ? 'day' : 'days'} ago.`,
        processId: process.id,
        milestoneId: milestone.id,
        at: startOfDay(addDays(milestone.dueDate, 1)),
      },
    ];
  });
