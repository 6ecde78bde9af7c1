import { type StatusView } from '../status';

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

export type NotificationCategory = (typeof notificationCategories)[number];

/** How each category reads on screen (N2). */
export const notificationCategoryView: Record<NotificationCategory, StatusView> = {
  process: { label: 'Process', tone: 'neutral', icon: 'workflow' },
  client: { label: 'Client', tone: 'neutral', icon: 'users' },
  financial: { label: 'Financial', tone: 'neutral', icon: 'wallet' },
  compliance: { label: 'Compliance', tone: 'neutral', icon: 'shield-check' },
  bank: { label: 'Bank', tone: 'neutral', icon: 'bank' },
  system: { label: 'System', tone: 'neutral', icon: 'settings' },
};

/** How pressing a notification is (N5), most pressing first. */
export const notificationPriorities = ['critical', 'high', 'medium', 'low'] as const;

export type NotificationPriority = (typeof notificationPriorities)[number];

/** How each priority reads on screen (N5). */
export const notificationPriorityView: Record<NotificationPriority, StatusView> = {
  critical: { label: 'Critical', tone: 'danger', icon: 'alert' },
  high: { label: 'High', tone: 'warning', icon: 'flag' },
  medium: { label: 'Medium', tone: 'info', icon: 'flag' },
  low: { label: 'Low', tone: 'neutral', icon: 'flag' },
};

/** The notification center's tabs in their order (N2). */
export const notificationTabs = ['all', 'unread', 'starred', 'action'] as const;

export type NotificationTab = (typeof notificationTabs)[number];

/** The tabs' literal labels (N2). */
export const notificationTabLabel: Record<NotificationTab, string> = {
  all: 'All',
  unread: 'Unread',
  starred: 'Starred',
  action: 'Action',
};
