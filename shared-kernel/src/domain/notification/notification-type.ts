import type { StatusView } from '../status';

/** What a notification says about itself (N5). */
export const notificationTypes = ['critical', 'urgent', 'success', 'warning', 'info'] as const;

export type NotificationType = (typeof notificationTypes)[number];

/** How each type reads on screen (N5). */
export const notificationTypeView: Record<NotificationType, StatusView> = {
  critical: { label: 'Critical', tone: 'danger', icon: 'alert' },
  urgent: { label: 'Urgent', tone: 'warning', icon: 'bell' },
  success: { label: 'Success', tone: 'success', icon: 'check-circle' },
  warning: { label: 'Warning', tone: 'warning', icon: 'warning' },
  info: { label: 'Info', tone: 'info', icon: 'info' },
};

/** What a notification is about (N2), in the order of the category select. */
export const notificationCategories = [
  'process',
  'client',
  'financial',
  'compliance',
  'bank',
  'system',
] as const;

/** How pressing a notification is (N5), most pressing first. */
export const notificationPriorities = ['critical', 'high', 'medium', 'low'] as const;
