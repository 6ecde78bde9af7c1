import type { Notification } from 'shared-kernel/domain/notification';
import {
  listPendingSignatories,
  formatContractTitle,
  findEnvelopeId,
  createEnvelopeNoticeId,
  envelopeNoticeKinds,
  findPassedExpiryDate,
  type Contract,
} from 'shared-kernel/domain/contract';
import { findDueMilestones, type Process } from 'shared-kernel/domain/process';
import { storedLimits } from 'shared-kernel/domain/text';
import { addFullStop, addDays, formatDate, formatNumber, daysBetween } from 'shared-kernel/format';
import { originalSampleTime, getSampleDate } from 'shared-kernel/workspace';
import { findReminderDay } from './find-reminder-day';

/**
 * A notification that is not stored yet. The id is derived from the subject, so that the same notification is raised
 * only once.
 */
export type DueNotification = Omit<Notification, 'timestamp' | 'isRead' | 'isStarred'>;

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

const digest = { type: 'info', source: 'Digest', actionRequired: false, priority: 'low' } as const;

/** Returns one notification for each open milestone whose due date has passed and is not before `from` (PR10). */
export const createOverdueMilestoneNotifications = (
  processes: readonly Process[],
  from: string,
  today: string,
): readonly DueNotification[] =>
  processes.flatMap((process) =>
    findDueMilestones(process, { due: 'late' }, today)
      .filter(({ dueDate }) => dueDate >= from)
      .map(({ id, name, dueDate }) => ({
        id: `NT-${dueDate}-${process.id}-${id}`.slice(0, storedLimits.id),
        type: process.priority === 'critical' ? 'critical' : 'warning',
        category: 'process',
        title: 'Milestone overdue',
        message: `${name} of ${process.name} was due on ${formatDate(dueDate)}.`,
        source: 'Process Management',
        actionRequired: true,
        relatedProcess: process.id,
        clientName: process.client,
        clientId: process.clientId,
        priority: process.priority,
        metadata: { milestoneId: id },
        toggles: [
          'milestoneDeadlines',
          process.priority === 'critical' ? 'emailCriticalAlerts' : 'smsNotifications',
        ],
      })),
  );

/** An expired envelope requires an action by the user, but a pending reminder does not. */
const envelopeNotice = {
  reminder: (contract: Contract, today: string) => ({
    title: 'Signature pending',
    message: addFullStop(
      `${formatContractTitle(contract)} is waiting for signatures from ${listPendingSignatories(
        contract,
        today,
      )
        .map(({ name }) => name)
        .join(', ')}`,
    ),
    actionRequired: false,
  }),
  expiry: (contract: Contract) => ({
    title: 'Envelope expired',
    message: `The envelope of ${formatContractTitle(contract)} expired before all signatories signed. Send the envelope again.`,
    actionRequired: true,
  }),
};

export const createEnvelopeNotifications = (
  contracts: readonly Contract[],
  from: string,
  today: string,
): readonly DueNotification[] =>
  contracts.flatMap((contract) => {
    const dates = {
      reminder: findReminderDay(contract, today) ?? '',
      expiry: findPassedExpiryDate(contract, today) ?? '',
    };
    return envelopeNoticeKinds
      .filter((what) => dates[what] >= from)
      .map((what) => ({
        ...envelopeNotice[what](contract, today),
        id: createEnvelopeNoticeId(contract.id, findEnvelopeId(contract), what),
        type: 'warning',
        category: 'client',
        source: 'Contract Management',
        clientName: contract.client === '' ? undefined : contract.client,
        clientId: contract.clientId,
        priority: 'medium',
        metadata: { contractId: contract.id },
      }));
  });

const maxNamed = 5;

/** Returns one notification that lists everything due on a day. Returns none if nothing is due (PM7). */
export function createDailyDigest(
  processes: readonly Process[],
  today: string,
): readonly DueNotification[] {
  const due = processes.flatMap((process) =>
    findDueMilestones(process, { due: 'today' }, today).map(
      ({ name }) => `${name} (${process.id})`,
    ),
  );
  if (due.length === 0) return [];
  const more = due.length > maxNamed ? `, and ${formatNumber(due.length - maxNamed)} more` : '';
  return [
    {
      ...digest,
      id: `NT-${today}-day`,
      category: 'process',
      toggles: ['dailyDigest'],
      title: 'Due today',
      message: `${counted(due.length, 'milestone', 'milestones')}: ${due.slice(0, maxNamed).join(', ')}${more}.`,
    },
  ];
}

export const getWeeklyDigestId = (monday: string) => `NT-${monday}-week`;

/**
 * Returns one notification that summarizes the previous week, or none if the audit log has no entries of that week
 * (PR10).
 */
export function createWeeklyDigest(
  processes: readonly Process[],
  entries: number,
  today: string,
): readonly DueNotification[] {
  if (entries === 0) return [];
  const monday = getMonday(today);
  const [first, last, sunday] = [addDays(monday, -7), addDays(monday, -1), addDays(monday, 6)];
  const milestones = processes.flatMap((process) => process.milestones);
  const done = milestones.filter(
    ({ completedDate = '' }) => completedDate >= first && completedDate <= last,
  );
  const open = processes
    .filter(({ status }) => status === 'active')
    .flatMap((process) => process.milestones)
    .filter(({ status }) => status !== 'completed');
  const due = open.filter(({ dueDate }) => dueDate >= today && dueDate <= sunday);
  const late = open.filter(({ dueDate }) => dueDate < today);
  return [
    {
      ...digest,
      id: getWeeklyDigestId(monday),
      category: 'system',
      toggles: ['weeklyDigest'],
      title: 'Weekly digest',
      message:
        `${formatDate(first)} to ${formatDate(last)}: ${counted(entries, 'entry', 'entries')} in the audit log, ` +
        `${counted(done.length, 'milestone', 'milestones')} completed. ` +
        `Due by ${formatDate(sunday)}: ${formatNumber(due.length)}. Overdue: ${formatNumber(late.length)}.`,
    },
  ];
}

/** Maximum age of a deadline in days, if the creation date of the workspace is unknown. */
const maxDaysBack = 31;

/**
 * Returns the creation day of the workspace, or the day 31 days ago if the creation day is unknown. Earlier deadlines
 * raise no notification.
 */
export function findEarliestDeadlineDay(sampleMoment: string, today: string): string {
  const seeded = getSampleDate(sampleMoment);
  const earliest = addDays(today, -maxDaysBack);
  return sampleMoment === originalSampleTime && seeded < earliest ? earliest : seeded;
}

const aMonday = '2024-07-01';

export const getMonday = (day: string): string =>
  addDays(day, -(((daysBetween(aMonday, day) % 7) + 7) % 7));
