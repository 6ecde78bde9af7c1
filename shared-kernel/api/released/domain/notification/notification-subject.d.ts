import { type Notification } from './notification.schema';
export interface NotificationContext {
    readonly processIds: ReadonlySet<string>;
    readonly contractIds: ReadonlySet<string>;
    readonly transactionIds: ReadonlySet<string>;
    readonly clientIds: ReadonlyMap<string, string>;
}
export interface NotificationSubject {
    readonly tab: 'processes' | 'contracts' | 'transactions' | 'clients';
    readonly recordId: string;
}
export declare function notificationSubjects({ relatedProcess, clientName, metadata }: Notification, context: NotificationContext): NotificationSubject[];
export declare const notificationSubject: (notification: Notification, context: NotificationContext) => NotificationSubject | undefined;
