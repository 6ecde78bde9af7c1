import { type Notification } from './notification.schema';
import { type NotificationCategory, type NotificationTab } from './notification-type';
export interface NotificationFilter {
    readonly tab?: NotificationTab | undefined;
    readonly category?: NotificationCategory | undefined;
    readonly text?: string | undefined;
}
export declare function selectVisibleNotifications(notifications: readonly Notification[], { tab, category, text }: NotificationFilter): Notification[];
export interface NotificationCounts {
    readonly total: number;
    readonly unread: number;
    readonly actionRequired: number;
    readonly starred: number;
}
export declare function countNotifications(notifications: readonly Notification[]): NotificationCounts;
