export { dayHeading, type DayHeading } from './day-heading';
export {
  notificationSubject,
  notificationSubjects,
  type NotificationContext,
  type NotificationSubject,
} from './notification-subject';
export {
  notificationCategories,
  notificationCategoryView,
  notificationPriorities,
  notificationPriorityView,
  notificationTabLabel,
  notificationTabs,
  notificationTypes,
  notificationTypeView,
  type NotificationCategory,
  type NotificationPriority,
  type NotificationTab,
  type NotificationType,
} from './notification-type';
export { notificationSchema, type Notification } from './notification.schema';
export {
  countNotifications,
  selectVisibleNotifications,
  type NotificationCounts,
  type NotificationFilter,
} from './select-visible-notifications';
