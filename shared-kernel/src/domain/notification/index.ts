export { answerAsked } from './asked';
export { notificationTypeView } from './notification-type';
export { notificationSchema, type Notification } from './notification.schema';
