export { clearActionRequired, clearPaymentActions } from './clear-action-required';
export { countsFor, isForPortal, unreadQueries } from './recipient';
export { notificationTypeView } from './notification-type';
export type { Notification } from './notification.schema';
