export { clearActionRequired, clearPaymentActions } from './clear-action-required';
export { notificationTypeView } from './notification-type';
export type { Notification } from './notification.schema';
