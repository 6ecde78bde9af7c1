import type { countNotificationsByFlag, Notification } from 'shared-kernel/domain/notification';
import type { StatusDisplay } from 'shared-kernel/domain/status';
import { formatNumber, keysOf } from 'shared-kernel/format';

export type NotificationCategory = Notification['category'];

export const notificationCategoryDisplay: Record<NotificationCategory, StatusDisplay> = {
  process: { label: 'Process', tone: 'neutral', icon: 'workflow' },
  client: { label: 'Client', tone: 'neutral', icon: 'users' },
  financial: { label: 'Financial', tone: 'neutral', icon: 'wallet' },
  compliance: { label: 'Compliance', tone: 'neutral', icon: 'shield-check' },
  bank: { label: 'Bank', tone: 'neutral', icon: 'bank' },
  system: { label: 'System', tone: 'neutral', icon: 'settings' },
};

export const notificationCategories = keysOf(notificationCategoryDisplay);

export const notificationTabs = ['all', 'unread', 'starred', 'action'] as const;

export type NotificationTab = (typeof notificationTabs)[number];

export const notificationTabLabel: Record<NotificationTab, string> = {
  all: 'All',
  unread: 'Unread',
  starred: 'Starred',
  action: 'Action',
};

export type NotificationCounts = ReturnType<typeof countNotificationsByFlag>;

/**
 * Label of the button that marks notifications as read. With an active filter, the label says that only filtered
 * notifications are marked.
 */
export function getMarkAllReadLabel(count: number, isNarrowed: boolean): string {
  if (count === 0) return 'Mark all as read';
  if (count === 1) return isNarrowed ? 'Mark 1 filtered notification as read' : 'Mark 1 as read';
  const number = formatNumber(count);
  return isNarrowed
    ? `Mark ${number} filtered notifications as read`
    : `Mark all ${number} as read`;
}

export function getMarkReadError(count: number, isNarrowed: boolean): string | undefined {
  if (count > 0) return undefined;
  return isNarrowed ? 'All filtered notifications are read.' : 'All notifications are read.';
}
