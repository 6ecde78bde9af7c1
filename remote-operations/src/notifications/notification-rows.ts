import { groupByDay, type Notification } from 'shared-kernel/domain/notification';

/** A line of the list: the heading of a day, or a notification of it. */
export type NotificationRow =
  | {
      readonly kind: 'day';
      readonly key: string;
      readonly date: string;
      readonly label: string | undefined;
      readonly count: number;
    }
  | { readonly kind: 'notification'; readonly key: string; readonly notification: Notification };

/** The list as lines, each day's heading before its notifications. */
export function notificationRows(
  notifications: readonly Notification[],
  now: string,
): NotificationRow[] {
  const rows: NotificationRow[] = [];
  for (const { date, label, notifications: sameDay } of groupByDay(notifications, now)) {
    rows.push({ kind: 'day', key: date, date, label, count: sameDay.length });
    for (const notification of sameDay) {
      rows.push({ kind: 'notification', key: notification.id, notification });
    }
  }
  return rows;
}
