import * as v from 'valibot';
import { productName } from 'shared-kernel/domain/portal';
import { addDays, startOfDay, toLocalDate } from 'shared-kernel/format';
import { defineCommand, type CommandTransaction } from 'shared-kernel/workspace';
import {
  findEarliestDeadlineDay,
  getMonday,
  createDailyDigest,
  createEnvelopeNotifications,
  createOverdueMilestoneNotifications,
  createWeeklyDigest,
  getWeeklyDigestId,
  type DueNotification,
} from '../due-notifications';

async function entriesBefore(monday: string, { source }: CommandTransaction): Promise<number> {
  const [since, later] = await Promise.all(
    [addDays(monday, -7), monday].map((day) =>
      source.find('auditEntries', 'at', { from: startOfDay(day) }),
    ),
  );
  return (since?.length ?? 0) - (later?.length ?? 0);
}

/**
 * Returns the notifications for all deadlines since the workspace was created. Each user’s settings determine which of
 * them are shown.
 */
async function dueOn(
  today: string,
  from: string,
  transaction: CommandTransaction,
): Promise<readonly DueNotification[]> {
  const processes = await transaction.source.list('processes');
  const contracts = await transaction.source.list('contracts');
  const settings = await transaction.source.list('settings');
  const monday = getMonday(today);
  // The weekly digest is computed only if it is missing, because the computation reads all audit entries of two weeks.
  const needsWeek =
    from < monday && !(await transaction.get('notifications', getWeeklyDigestId(monday)));
  return [
    ...createOverdueMilestoneNotifications(processes, from, today),
    ...createEnvelopeNotifications(contracts, from, today),
    // The daily digest is raised only if at least one user has enabled it.
    ...(settings.some(({ dailyDigest }) => dailyDigest) ? createDailyDigest(processes, today) : []),
    ...(needsWeek
      ? createWeeklyDigest(processes, await entriesBefore(monday, transaction), today)
      : []),
  ];
}

/**
 * Raises notifications for deadlines, envelopes and digests, each only once. Deadlines before the creation of the
 * workspace are ignored (N1).
 */
export const raiseDueNotifications = defineCommand({
  id: 'notification.raiseDue',
  label: 'Created a notification',
  input: v.object({}),
  permission: 'own',
  isUndoable: false,
  actor: productName,
  async apply(transaction, _input, { now }) {
    const timestamp = now.toISOString();
    const today = toLocalDate(timestamp);
    const from = findEarliestDeadlineDay(await transaction.source.sampleMoment(), today);
    if (today <= from) return;
    for (const due of await dueOn(today, from, transaction)) {
      if (await transaction.get('notifications', due.id)) continue;
      transaction.add('notifications', { ...due, timestamp, isRead: false, isStarred: false });
    }
  },
});
