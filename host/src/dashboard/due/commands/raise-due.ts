import * as v from 'valibot';
import { productName } from 'shared-kernel/domain/portal';
import { addDays, dayBegins, dayOf } from 'shared-kernel/format';
import { defineCommand, type CommandTransaction } from 'shared-kernel/workspace';
import {
  followedFrom,
  mondayOf,
  dayDigest,
  envelopeNotices,
  passedDeadlines,
  weekDigest,
  type DueNotification,
} from '../due-notifications';

/** How many entries the audit log has of the week before a Monday. */
async function entriesBefore(monday: string, { source }: CommandTransaction): Promise<number> {
  const [since, later] = await Promise.all(
    [addDays(monday, -7), monday].map((day) =>
      source.count('auditEntries', 'at', { from: dayBegins(day) }),
    ),
  );
  return (since ?? 0) - (later ?? 0);
}

/** What has fallen due by a day after seeding. The settings of each reader decide who is shown it. */
async function dueOn(
  today: string,
  from: string,
  transaction: CommandTransaction,
): Promise<readonly DueNotification[]> {
  const processes = await transaction.source.list('processes');
  const contracts = await transaction.source.list('contracts');
  const settings = await transaction.source.list('settings');
  const monday = mondayOf(today);
  return [
    ...passedDeadlines(processes, from, today),
    ...envelopeNotices(contracts, from, today),
    // Nobody has it unless they switched it on.
    ...(settings.some(({ dailyDigest }) => dailyDigest) ? dayDigest(processes, today) : []),
    ...(from < monday
      ? weekDigest(processes, await entriesBefore(monday, transaction), today)
      : []),
  ];
}

/**
 * Raises what has fallen due since the workspace was seeded, each once: deadlines that have passed, reminders and last
 * days of envelopes, and the digests of the day and of the week. What was late when it was seeded raises nothing, and on that day nothing is raised (N1).
 */
export const raiseDue = defineCommand({
  id: 'notification.raiseDue',
  label: 'Raised a notification',
  input: v.object({}),
  permission: 'own',
  isUndoable: false,
  actor: productName,
  async apply(transaction, _input, { now }) {
    const timestamp = now.toISOString();
    const today = dayOf(timestamp);
    const from = followedFrom(await transaction.source.sampleMoment(), today);
    if (today <= from) return;
    for (const due of await dueOn(today, from, transaction)) {
      if (await transaction.get('notifications', due.id)) continue;
      transaction.add('notifications', { ...due, timestamp, isRead: false, isStarred: false });
    }
  },
});
