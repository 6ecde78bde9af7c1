export { dayHeading } from './day-heading';
export { notificationSubjects, type NotificationSubject } from './notification-subject';
export { notificationCategories, notificationCategoryView, notificationPriorityView, notificationTabLabel, notificationTabs, notificationTypeView, type NotificationCategory, type NotificationTab, } from './notification-type';
export { notificationSchema, type Notification } from './notification.schema';
export { countNotifications, selectVisibleNotifications, type NotificationCounts, } from './select-visible-notifications';
