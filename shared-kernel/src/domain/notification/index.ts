export { clearActionRequired, clearPaymentActions } from './clear-action-required';
export { listMutedToggles, type AlertToggle } from './alert-toggle';
export { countNotificationsByFlag, isVisibleToReader, type NotificationReader } from './recipient';
export { notificationTypeDisplay } from './notification-type';
export type { Notification } from './notification.schema';
