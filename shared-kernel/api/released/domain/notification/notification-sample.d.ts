import { type NotificationToggleKey } from '../profile';
import { type Notification } from './notification.schema';
export type NotificationWords = Omit<Notification, 'id' | 'timestamp' | 'isRead' | 'isStarred'>;
export declare const notificationSample: Readonly<Record<NotificationToggleKey, NotificationWords>>;
