import type { Notification } from './notification.schema';
export declare const askingFor: (ids: readonly string[]) => Required<Pick<Notification, "asked" | "actionRequired">>;
export declare const withActionRequired: (notification: Notification) => Notification;
export declare function withWorked(notification: Notification, isWorked: (id: string) => boolean): Notification;
export declare function withAllSetAside(notification: Notification): Notification;
