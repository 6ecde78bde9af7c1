import type { StatusView } from '../status';
export declare const notificationTypes: readonly ["critical", "urgent", "success", "warning", "info"];
export type NotificationType = (typeof notificationTypes)[number];
export declare const notificationTypeView: Record<NotificationType, StatusView>;
export declare const notificationCategories: readonly ["process", "client", "financial", "compliance", "bank", "system"];
export declare const notificationPriorities: readonly ["critical", "high", "medium", "low"];
