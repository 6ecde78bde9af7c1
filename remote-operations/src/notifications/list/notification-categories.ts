import { notificationSchema, type Notification } from 'shared-kernel/domain/notification';

/** What a notification can be about, in the order of the category select (N2). */
export const notificationCategories = notificationSchema.entries.category.options;

export type NotificationCategory = Notification['category'];
