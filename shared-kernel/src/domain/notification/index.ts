export { answerPayments } from './answer-payments';
export { countsFor, isForPortal, unreadQueries } from './recipient';
export { answerAsked } from './asked';
export { notificationTypeView } from './notification-type';
export type { Notification } from './notification.schema';
