export { clearActionRequired, clearPaymentActions } from './clear-action-required';
export { mutedTogglesOf, type AlertToggle } from './alert-toggle';
export { countByFlag, isForReader, type NotificationReader } from './recipient';
export { notificationTypeView } from './notification-type';
export type { Notification } from './notification.schema';
