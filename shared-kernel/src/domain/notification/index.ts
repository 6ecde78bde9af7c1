export {
  notificationCategories,
  notificationTypeView,
  type NotificationCategory,
} from './notification-type';
export type { Notification } from './notification.schema';
