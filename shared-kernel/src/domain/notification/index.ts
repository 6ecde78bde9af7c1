export { clearActionRequired, clearPaymentActions } from './clear-action-required';
export { mutedBy, type AlertToggle } from './alert-toggle';
export { countsFor, isForReader, type NotificationReader } from './recipient';
export { notificationTypeView } from './notification-type';
export type { Notification } from './notification.schema';
