import type { StatusDisplay } from '../status';

export const notificationTypes = ['critical', 'urgent', 'success', 'warning', 'info'] as const;

export type NotificationType = (typeof notificationTypes)[number];

/** The label, tone and icon of each notification type (N5). */
export const notificationTypeDisplay: Record<NotificationType, StatusDisplay> = {
  critical: { label: 'Critical', tone: 'danger', icon: 'alert' },
  urgent: { label: 'Urgent', tone: 'warning', icon: 'bell' },
  success: { label: 'Success', tone: 'success', icon: 'check-circle' },
  warning: { label: 'Warning', tone: 'warning', icon: 'warning' },
  info: { label: 'Info', tone: 'info', icon: 'info' },
};

/** The categories of a notification (N2), in the order of the category select. */
export const notificationCategories = [
  'process',
  'client',
  'financial',
  'compliance',
  'bank',
  'system',
] as const;

/** The priorities of a notification (N5), highest first. */
export const notificationPriorities = ['critical', 'high', 'medium', 'low'] as const;
