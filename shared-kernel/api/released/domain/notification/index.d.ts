export { notificationCategories, notificationTypeView, type NotificationCategory, } from './notification-type';
export { notificationSchema, type Notification } from './notification.schema';
