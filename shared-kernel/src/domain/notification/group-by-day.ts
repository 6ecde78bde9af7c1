import { utcDay } from '../utc-day';
import { type Notification } from './notification.schema';

/** The notifications of one UTC day; `label` is set for today and yesterday only. */
export interface NotificationDay {
  readonly date: string;
  readonly label: 'Today' | 'Yesterday' | undefined;
  readonly notifications: readonly Notification[];
}

const dayLength = 86_400_000;

/** Notifications by UTC day, days and notifications in their given order; `now` is an ISO instant. */
export function groupByDay(notifications: readonly Notification[], now: string): NotificationDay[] {
  const today = utcDay(now);
  const yesterday = new Date(Date.parse(today) - dayLength).toISOString().slice(0, 10);
  const labels = new Map([
    [today, 'Today'],
    [yesterday, 'Yesterday'],
  ] as const);
  const days = new Map<string, Notification[]>();
  for (const notification of notifications) {
    const date = utcDay(notification.timestamp);
    const sameDay = days.get(date);
    if (sameDay) sameDay.push(notification);
    else days.set(date, [notification]);
  }
  return Array.from(days, ([date, sameDay]) => ({
    date,
    label: labels.get(date),
    notifications: sameDay,
  }));
}
