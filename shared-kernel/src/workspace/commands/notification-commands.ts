import * as v from 'valibot';
import { notificationSample, type Notification } from '../../domain/notification';
import { notificationToggleKeys } from '../../domain/profile';
import { formatNumber } from '../../format';
import { defineCommand, type CommandTransaction } from '../command';
import { forEachSliced } from '../time-slices';
import { subjectOf } from './changed-fields';

const ids = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.nonEmpty());

const counted = (count: number) =>
  count === 1 ? '1 notification' : `${formatNumber(count)} notifications`;

/** The audit log has one line for all of them: the one it was, or how many. */
const auditLine = (changed: readonly Notification[]) => {
  const [first, ...others] = changed;
  if (!first) return [];
  if (others.length === 0) return [{ subject: subjectOf('notifications', first) }];
  return [{ subject: { collection: 'notifications', id: '*', label: counted(changed.length) } }];
};

async function mark(
  transaction: CommandTransaction,
  keys: readonly string[],
  marks: Partial<Pick<Notification, 'isRead' | 'isStarred'>>,
): Promise<Notification[]> {
  const marked: Notification[] = [];
  for (const key of new Set(keys)) {
    const notification = { ...(await transaction.need('notifications', key)), ...marks };
    transaction.put('notifications', notification);
    marked.push(notification);
  }
  return marked;
}

/** Marks some as read or unread (N4). */
export const setRead = defineCommand({
  id: 'notification.setRead',
  label: 'Marked as read or unread',
  input: v.object({ ids, isRead: v.boolean() }),
  inReference: false,
  permission: 'change',
  apply: (transaction, input) => mark(transaction, input.ids, { isRead: input.isRead }),
  audit: (_input, marked) => auditLine(marked),
  note: ({ isRead }) => (isRead ? 'Marked as read' : 'Marked as unread'),
  toast: (marked, { isRead }) => ({
    title: isRead ? 'Marked as read' : 'Marked as unread',
    description: marked.length === 1 ? (marked[0]?.title ?? '') : counted(marked.length),
  }),
});

/** Stars some or takes their stars away (N4). */
export const setStarred = defineCommand({
  id: 'notification.setStarred',
  label: 'Starred or unstarred',
  input: v.object({ ids, isStarred: v.boolean() }),
  inReference: false,
  permission: 'change',
  apply: (transaction, input) => mark(transaction, input.ids, { isStarred: input.isStarred }),
  audit: (_input, marked) => auditLine(marked),
  note: ({ isStarred }) => (isStarred ? 'Starred' : 'Star removed'),
  toast: (marked, { isStarred }) => ({
    title: isStarred ? 'Starred' : 'Star removed',
    description: marked.length === 1 ? (marked[0]?.title ?? '') : counted(marked.length),
  }),
});

/** Marks everything as read. */
export const markAllRead = defineCommand({
  id: 'notification.markAllRead',
  label: 'Marked all as read',
  input: v.optional(v.object({}), {}),
  inReference: false,
  permission: 'change',
  async apply(transaction) {
    const unread = await transaction.find('notifications', 'unread');
    const marked: Notification[] = [];
    await forEachSliced(unread, (notification) => {
      const read = { ...notification, isRead: true };
      transaction.put('notifications', read);
      marked.push(read);
    });
    return marked;
  },
  audit: (_input, marked) => auditLine(marked),
  note: () => 'Marked as read',
  toast: (marked) =>
    marked.length === 0
      ? { title: 'Everything is read already' }
      : { title: 'All marked as read', description: counted(marked.length) },
});

/** Raises a sample of each of some kinds, so that their reader sees what they send and what not (PR10). */
export const sendSamples = defineCommand({
  id: 'notification.sendSamples',
  label: 'Sent sample notifications',
  input: v.object({ toggles: v.array(v.picklist(notificationToggleKeys)) }),
  inReference: false,
  permission: 'change',
  async apply(transaction, { toggles }) {
    for (const toggle of toggles) await transaction.raise(toggle, notificationSample[toggle]);
    return toggles.filter((toggle) => transaction.preferences()[toggle]).length;
  },
  audit: (_input, sent) => [
    { subject: { collection: 'notifications', id: '*', label: counted(sent) } },
  ],
  toast: (sent) =>
    sent === 0
      ? { title: 'No sample sent', description: 'All of these notifications are switched off.' }
      : { title: sent === 1 ? 'Sample sent' : 'Samples sent', description: counted(sent) },
});
