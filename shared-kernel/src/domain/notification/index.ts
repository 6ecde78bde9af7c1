export { answerAsked, askingFor } from './asked';
export { notificationTypeView } from './notification-type';
export { notificationSchema, type Ask, type Notification } from './notification.schema';
