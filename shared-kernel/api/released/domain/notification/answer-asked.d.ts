import type { Notification } from './notification.schema';
interface Notifications {
    find(collection: 'notifications', index: 'timestamp', query: {
        readonly descending: true;
        readonly limit: number;
    }): Promise<readonly Notification[]>;
    put(collection: 'notifications', record: Notification): void;
}
export declare function answerAsked(transaction: Notifications, isAbout: (notification: Notification) => boolean, isWorked?: (id: string) => boolean): Promise<void>;
export {};
